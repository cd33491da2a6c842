//! Numbers of the operations of a lane, as its units compare them.

crate::operation::numbers! {
    Op:
    LUI Lui; AUIPC Auipc; ADDI Addi; SLTI Slti; SLTIU Sltiu; XORI Xori; ORI Ori; ANDI Andi; SLLI Slli; SRLI Srli;
    SRAI Srai; ADD Add; SUB Sub; SLL Sll; SLT Slt; SLTU Sltu; XOR Xor; SRL Srl; SRA Sra; OR Or; AND And;
    BEQ Beq; BNE Bne; BLT Blt; BGE Bge; BLTU Bltu; BGEU Bgeu;
    MUL Mul; MULH Mulh; MULHSU Mulhsu; DIV Div; REM Rem; REMU Remu;
    VOTE_ALL VoteAll; VOTE_ANY VoteAny; VOTE_UNI VoteUni; VOTE_BALLOT VoteBallot; SHFL_UP ShflUp;
    SHFL_DOWN ShflDown; SHFL_BFLY ShflBfly; SHFL_IDX ShflIdx;
}
