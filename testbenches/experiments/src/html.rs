//! A page that needs no other file: headings, sentences, tables and pictures (SVG) in one text.

use std::fmt::Write;
use warpstep_picture::escaped;

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#222}\
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}\
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}\
th,td{border-bottom:1px solid #ddd;padding:.25rem .6rem;text-align:right}td{white-space:nowrap}th:first-child,td:first-child{text-align:left}\
thead th{border-bottom:2px solid #888}svg{max-width:100%;height:auto}figure{margin:1rem 0}";

/// A page in the making.
pub struct Page {
    text: String,
}

impl Page {
    /// A page with this title.
    pub fn new(title: &str) -> Page {
        let title = escaped(title);
        let mut text = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
        let _ =
            writeln!(text, "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>");
        let _ = writeln!(text, "<style>{STYLE}</style>\n<h1>{title}</h1>");
        Page { text }
    }

    /// A heading.
    pub fn heading(&mut self, words: &str) {
        let _ = writeln!(self.text, "<h2>{}</h2>", escaped(words));
    }

    /// A paragraph.
    pub fn sentence(&mut self, words: &str) {
        let _ = writeln!(self.text, "<p>{}</p>", escaped(words));
    }

    /// A list.
    pub fn list(&mut self, lines: &[String]) {
        self.text += "<ul>\n";
        for line in lines {
            let _ = writeln!(self.text, "<li>{}</li>", escaped(line));
        }
        self.text += "</ul>\n";
    }

    /// A picture (SVG).
    pub fn picture(&mut self, svg: &str) {
        // A page holds elements, not documents: the XML head goes.
        let element = svg.find("<svg").map_or(svg, |start| &svg[start..]);
        let _ = writeln!(self.text, "<figure>{element}</figure>");
    }

    /// A table.
    pub fn table(&mut self, head: &[&str], rows: &[Vec<String>]) {
        let cells = |tag: &str, row: &mut dyn Iterator<Item = &str>| -> String {
            row.map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect()
        };
        let _ = writeln!(
            self.text,
            "<table>\n<thead><tr>{}</tr></thead>",
            cells("th", &mut head.iter().copied())
        );
        for row in rows {
            let _ = writeln!(self.text, "<tr>{}</tr>", cells("td", &mut row.iter().map(String::as_str)));
        }
        self.text += "</table>\n";
    }

    /// The whole text.
    pub fn finish(mut self) -> String {
        self.text += "</html>\n";
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_break_the_page() {
        let mut page = Page::new("a < b");
        page.table(&["x & y"], &[vec!["<td>".into()]]);
        page.picture("<?xml version=\"1.0\"?><svg><g/></svg>");
        let text = page.finish();
        assert!(text.contains("<title>a &lt; b</title>") && text.contains("<td>&lt;td&gt;</td>"));
        assert!(text.contains("<figure><svg>") && !text.contains("<?xml"));
    }
}
