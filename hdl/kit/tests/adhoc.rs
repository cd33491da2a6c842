//! Unicode: 4×4 → §, “quotes”, t_F ≤ 3 — µ.
use warpstep_kit::check::*;
use warpstep_kit::prelude::*;

/// Doc ×.
#[derive(LogicBlock)]
struct Uni {
    /// In → out “x”.
    a: Wire<In>,
    b: Wire<Out>,
}
impl Logic for Uni {
    about!();
    #[hdl_gen]
    fn update(&mut self) {
        self.b.next = self.a.val();
    }
}
#[test]
fn uni() { check_block(Uni { a: Wire::new(3), b: Wire::new(3) }).unwrap_or_else(|e| panic!("{e}")); }

#[derive(LogicBlock)]
struct Big { a: Wire<In>, o: Vec<Wire<Out>> }
impl Logic for Big {
    about!();
    #[hdl_gen]
    fn update(&mut self) {
        if self.a.val() == 0 { self.o[0].next = self.a.val() + 0; } else { self.o[0].next = self.a.val() ^ 0; }
        if self.a.val() == 1 { self.o[1].next = self.a.val() + 1; } else { self.o[1].next = self.a.val() ^ 1; }
        if self.a.val() == 2 { self.o[2].next = self.a.val() + 2; } else { self.o[2].next = self.a.val() ^ 2; }
        if self.a.val() == 3 { self.o[3].next = self.a.val() + 3; } else { self.o[3].next = self.a.val() ^ 3; }
        if self.a.val() == 4 { self.o[4].next = self.a.val() + 4; } else { self.o[4].next = self.a.val() ^ 4; }
        if self.a.val() == 5 { self.o[5].next = self.a.val() + 5; } else { self.o[5].next = self.a.val() ^ 5; }
        if self.a.val() == 6 { self.o[6].next = self.a.val() + 6; } else { self.o[6].next = self.a.val() ^ 6; }
        if self.a.val() == 7 { self.o[7].next = self.a.val() + 7; } else { self.o[7].next = self.a.val() ^ 7; }
        if self.a.val() == 8 { self.o[8].next = self.a.val() + 8; } else { self.o[8].next = self.a.val() ^ 8; }
        if self.a.val() == 9 { self.o[9].next = self.a.val() + 9; } else { self.o[9].next = self.a.val() ^ 9; }
        if self.a.val() == 10 { self.o[10].next = self.a.val() + 10; } else { self.o[10].next = self.a.val() ^ 10; }
        if self.a.val() == 11 { self.o[11].next = self.a.val() + 11; } else { self.o[11].next = self.a.val() ^ 11; }
        if self.a.val() == 12 { self.o[12].next = self.a.val() + 12; } else { self.o[12].next = self.a.val() ^ 12; }
        if self.a.val() == 13 { self.o[13].next = self.a.val() + 13; } else { self.o[13].next = self.a.val() ^ 13; }
        if self.a.val() == 14 { self.o[14].next = self.a.val() + 14; } else { self.o[14].next = self.a.val() ^ 14; }
        if self.a.val() == 15 { self.o[15].next = self.a.val() + 15; } else { self.o[15].next = self.a.val() ^ 15; }
        if self.a.val() == 16 { self.o[16].next = self.a.val() + 16; } else { self.o[16].next = self.a.val() ^ 16; }
        if self.a.val() == 17 { self.o[17].next = self.a.val() + 17; } else { self.o[17].next = self.a.val() ^ 17; }
        if self.a.val() == 18 { self.o[18].next = self.a.val() + 18; } else { self.o[18].next = self.a.val() ^ 18; }
        if self.a.val() == 19 { self.o[19].next = self.a.val() + 19; } else { self.o[19].next = self.a.val() ^ 19; }
        if self.a.val() == 20 { self.o[20].next = self.a.val() + 20; } else { self.o[20].next = self.a.val() ^ 20; }
        if self.a.val() == 21 { self.o[21].next = self.a.val() + 21; } else { self.o[21].next = self.a.val() ^ 21; }
        if self.a.val() == 22 { self.o[22].next = self.a.val() + 22; } else { self.o[22].next = self.a.val() ^ 22; }
        if self.a.val() == 23 { self.o[23].next = self.a.val() + 23; } else { self.o[23].next = self.a.val() ^ 23; }
        if self.a.val() == 24 { self.o[24].next = self.a.val() + 24; } else { self.o[24].next = self.a.val() ^ 24; }
        if self.a.val() == 25 { self.o[25].next = self.a.val() + 25; } else { self.o[25].next = self.a.val() ^ 25; }
        if self.a.val() == 26 { self.o[26].next = self.a.val() + 26; } else { self.o[26].next = self.a.val() ^ 26; }
        if self.a.val() == 27 { self.o[27].next = self.a.val() + 27; } else { self.o[27].next = self.a.val() ^ 27; }
        if self.a.val() == 28 { self.o[28].next = self.a.val() + 28; } else { self.o[28].next = self.a.val() ^ 28; }
        if self.a.val() == 29 { self.o[29].next = self.a.val() + 29; } else { self.o[29].next = self.a.val() ^ 29; }
        if self.a.val() == 30 { self.o[30].next = self.a.val() + 30; } else { self.o[30].next = self.a.val() ^ 30; }
        if self.a.val() == 31 { self.o[31].next = self.a.val() + 31; } else { self.o[31].next = self.a.val() ^ 31; }
        if self.a.val() == 32 { self.o[32].next = self.a.val() + 32; } else { self.o[32].next = self.a.val() ^ 32; }
        if self.a.val() == 33 { self.o[33].next = self.a.val() + 33; } else { self.o[33].next = self.a.val() ^ 33; }
        if self.a.val() == 34 { self.o[34].next = self.a.val() + 34; } else { self.o[34].next = self.a.val() ^ 34; }
        if self.a.val() == 35 { self.o[35].next = self.a.val() + 35; } else { self.o[35].next = self.a.val() ^ 35; }
        if self.a.val() == 36 { self.o[36].next = self.a.val() + 36; } else { self.o[36].next = self.a.val() ^ 36; }
        if self.a.val() == 37 { self.o[37].next = self.a.val() + 37; } else { self.o[37].next = self.a.val() ^ 37; }
        if self.a.val() == 38 { self.o[38].next = self.a.val() + 38; } else { self.o[38].next = self.a.val() ^ 38; }
        if self.a.val() == 39 { self.o[39].next = self.a.val() + 39; } else { self.o[39].next = self.a.val() ^ 39; }
        if self.a.val() == 40 { self.o[40].next = self.a.val() + 40; } else { self.o[40].next = self.a.val() ^ 40; }
        if self.a.val() == 41 { self.o[41].next = self.a.val() + 41; } else { self.o[41].next = self.a.val() ^ 41; }
        if self.a.val() == 42 { self.o[42].next = self.a.val() + 42; } else { self.o[42].next = self.a.val() ^ 42; }
        if self.a.val() == 43 { self.o[43].next = self.a.val() + 43; } else { self.o[43].next = self.a.val() ^ 43; }
        if self.a.val() == 44 { self.o[44].next = self.a.val() + 44; } else { self.o[44].next = self.a.val() ^ 44; }
        if self.a.val() == 45 { self.o[45].next = self.a.val() + 45; } else { self.o[45].next = self.a.val() ^ 45; }
        if self.a.val() == 46 { self.o[46].next = self.a.val() + 46; } else { self.o[46].next = self.a.val() ^ 46; }
        if self.a.val() == 47 { self.o[47].next = self.a.val() + 47; } else { self.o[47].next = self.a.val() ^ 47; }
        if self.a.val() == 48 { self.o[48].next = self.a.val() + 48; } else { self.o[48].next = self.a.val() ^ 48; }
        if self.a.val() == 49 { self.o[49].next = self.a.val() + 49; } else { self.o[49].next = self.a.val() ^ 49; }
        if self.a.val() == 50 { self.o[50].next = self.a.val() + 50; } else { self.o[50].next = self.a.val() ^ 50; }
        if self.a.val() == 51 { self.o[51].next = self.a.val() + 51; } else { self.o[51].next = self.a.val() ^ 51; }
        if self.a.val() == 52 { self.o[52].next = self.a.val() + 52; } else { self.o[52].next = self.a.val() ^ 52; }
        if self.a.val() == 53 { self.o[53].next = self.a.val() + 53; } else { self.o[53].next = self.a.val() ^ 53; }
        if self.a.val() == 54 { self.o[54].next = self.a.val() + 54; } else { self.o[54].next = self.a.val() ^ 54; }
        if self.a.val() == 55 { self.o[55].next = self.a.val() + 55; } else { self.o[55].next = self.a.val() ^ 55; }
        if self.a.val() == 56 { self.o[56].next = self.a.val() + 56; } else { self.o[56].next = self.a.val() ^ 56; }
        if self.a.val() == 57 { self.o[57].next = self.a.val() + 57; } else { self.o[57].next = self.a.val() ^ 57; }
        if self.a.val() == 58 { self.o[58].next = self.a.val() + 58; } else { self.o[58].next = self.a.val() ^ 58; }
        if self.a.val() == 59 { self.o[59].next = self.a.val() + 59; } else { self.o[59].next = self.a.val() ^ 59; }
        if self.a.val() == 60 { self.o[60].next = self.a.val() + 60; } else { self.o[60].next = self.a.val() ^ 60; }
        if self.a.val() == 61 { self.o[61].next = self.a.val() + 61; } else { self.o[61].next = self.a.val() ^ 61; }
        if self.a.val() == 62 { self.o[62].next = self.a.val() + 62; } else { self.o[62].next = self.a.val() ^ 62; }
        if self.a.val() == 63 { self.o[63].next = self.a.val() + 63; } else { self.o[63].next = self.a.val() ^ 63; }
        if self.a.val() == 64 { self.o[64].next = self.a.val() + 64; } else { self.o[64].next = self.a.val() ^ 64; }
        if self.a.val() == 65 { self.o[65].next = self.a.val() + 65; } else { self.o[65].next = self.a.val() ^ 65; }
        if self.a.val() == 66 { self.o[66].next = self.a.val() + 66; } else { self.o[66].next = self.a.val() ^ 66; }
        if self.a.val() == 67 { self.o[67].next = self.a.val() + 67; } else { self.o[67].next = self.a.val() ^ 67; }
        if self.a.val() == 68 { self.o[68].next = self.a.val() + 68; } else { self.o[68].next = self.a.val() ^ 68; }
        if self.a.val() == 69 { self.o[69].next = self.a.val() + 69; } else { self.o[69].next = self.a.val() ^ 69; }
        if self.a.val() == 70 { self.o[70].next = self.a.val() + 70; } else { self.o[70].next = self.a.val() ^ 70; }
        if self.a.val() == 71 { self.o[71].next = self.a.val() + 71; } else { self.o[71].next = self.a.val() ^ 71; }
        if self.a.val() == 72 { self.o[72].next = self.a.val() + 72; } else { self.o[72].next = self.a.val() ^ 72; }
        if self.a.val() == 73 { self.o[73].next = self.a.val() + 73; } else { self.o[73].next = self.a.val() ^ 73; }
        if self.a.val() == 74 { self.o[74].next = self.a.val() + 74; } else { self.o[74].next = self.a.val() ^ 74; }
        if self.a.val() == 75 { self.o[75].next = self.a.val() + 75; } else { self.o[75].next = self.a.val() ^ 75; }
        if self.a.val() == 76 { self.o[76].next = self.a.val() + 76; } else { self.o[76].next = self.a.val() ^ 76; }
        if self.a.val() == 77 { self.o[77].next = self.a.val() + 77; } else { self.o[77].next = self.a.val() ^ 77; }
        if self.a.val() == 78 { self.o[78].next = self.a.val() + 78; } else { self.o[78].next = self.a.val() ^ 78; }
        if self.a.val() == 79 { self.o[79].next = self.a.val() + 79; } else { self.o[79].next = self.a.val() ^ 79; }
        if self.a.val() == 80 { self.o[80].next = self.a.val() + 80; } else { self.o[80].next = self.a.val() ^ 80; }
        if self.a.val() == 81 { self.o[81].next = self.a.val() + 81; } else { self.o[81].next = self.a.val() ^ 81; }
        if self.a.val() == 82 { self.o[82].next = self.a.val() + 82; } else { self.o[82].next = self.a.val() ^ 82; }
        if self.a.val() == 83 { self.o[83].next = self.a.val() + 83; } else { self.o[83].next = self.a.val() ^ 83; }
        if self.a.val() == 84 { self.o[84].next = self.a.val() + 84; } else { self.o[84].next = self.a.val() ^ 84; }
        if self.a.val() == 85 { self.o[85].next = self.a.val() + 85; } else { self.o[85].next = self.a.val() ^ 85; }
        if self.a.val() == 86 { self.o[86].next = self.a.val() + 86; } else { self.o[86].next = self.a.val() ^ 86; }
        if self.a.val() == 87 { self.o[87].next = self.a.val() + 87; } else { self.o[87].next = self.a.val() ^ 87; }
        if self.a.val() == 88 { self.o[88].next = self.a.val() + 88; } else { self.o[88].next = self.a.val() ^ 88; }
        if self.a.val() == 89 { self.o[89].next = self.a.val() + 89; } else { self.o[89].next = self.a.val() ^ 89; }
        if self.a.val() == 90 { self.o[90].next = self.a.val() + 90; } else { self.o[90].next = self.a.val() ^ 90; }
        if self.a.val() == 91 { self.o[91].next = self.a.val() + 91; } else { self.o[91].next = self.a.val() ^ 91; }
        if self.a.val() == 92 { self.o[92].next = self.a.val() + 92; } else { self.o[92].next = self.a.val() ^ 92; }
        if self.a.val() == 93 { self.o[93].next = self.a.val() + 93; } else { self.o[93].next = self.a.val() ^ 93; }
        if self.a.val() == 94 { self.o[94].next = self.a.val() + 94; } else { self.o[94].next = self.a.val() ^ 94; }
        if self.a.val() == 95 { self.o[95].next = self.a.val() + 95; } else { self.o[95].next = self.a.val() ^ 95; }
        if self.a.val() == 96 { self.o[96].next = self.a.val() + 96; } else { self.o[96].next = self.a.val() ^ 96; }
        if self.a.val() == 97 { self.o[97].next = self.a.val() + 97; } else { self.o[97].next = self.a.val() ^ 97; }
        if self.a.val() == 98 { self.o[98].next = self.a.val() + 98; } else { self.o[98].next = self.a.val() ^ 98; }
        if self.a.val() == 99 { self.o[99].next = self.a.val() + 99; } else { self.o[99].next = self.a.val() ^ 99; }
    }
}
#[test]
fn big() { check_block(Big { a: Wire::new(8), o: Wire::several(100, 8) }).unwrap_or_else(|e| panic!("{e}")); }
