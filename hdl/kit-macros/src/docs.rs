//! Documentation as data: what stands above a struct, above a field, and at the head of a file.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Expr, ExprLit, Field, Lit, Meta};

/// The lines of a documentation comment.
pub fn lines(attributes: &[Attribute]) -> Vec<String> {
    attributes.iter().filter_map(line).map(|line| clean(&line)).collect()
}

fn line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if pair.path.is_ident("doc") => Some(text.value()),
        _ => None,
    }
}

fn clean(line: &str) -> String {
    line.strip_prefix(' ').unwrap_or(line).trim_end().to_string()
}

/// The `//!` lines at the head of the file in which the derive stands, if it derives one block only: of several blocks each
/// has its own story above its struct. A file changed is a crate compiled again, so the lines are never stale.
pub fn head_of_file(place: proc_macro::Span) -> Vec<String> {
    let text = place.local_file().and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
    head(&text)
}

fn head(text: &str) -> Vec<String> {
    let blocks = text.lines().filter(|line| line.contains("derive(LogicBlock")).count();
    if blocks != 1 {
        return vec![];
    }
    text.lines().map_while(|line| line.strip_prefix("//!")).map(clean).collect()
}

/// Fields that are hardware.
pub fn hardware(input: &DeriveInput) -> syn::Result<Vec<&Field>> {
    let Data::Struct(data) = &input.data else {
        return Err(syn::Error::new_spanned(input, "hardware is a struct"));
    };
    let mut fields = vec![];
    for field in &data.fields {
        let Some(name) = &field.ident else {
            return Err(syn::Error::new_spanned(field, "hardware has names: a struct with named fields"));
        };
        if !name.to_string().starts_with('_') {
            fields.push(field);
        }
    }
    Ok(fields)
}

/// `&[("field", "Its documentation."), …]`.
pub fn table(fields: &[&Field]) -> TokenStream {
    let rows = fields.iter().filter_map(|field| {
        let (name, doc) = (field.ident.as_ref()?.to_string(), lines(&field.attrs).join(" "));
        (!doc.is_empty()).then(|| quote!((#name, #doc)))
    });
    quote!(&[#(#rows),*])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_file_belongs_to_its_only_block() {
        let one =
            "//! Head.\n//!\n//! More.\nuse x;\n\n/// A queue.\n#[derive(LogicBlock)]\npub struct Queue {}\n";
        assert_eq!(head(one), ["Head.", "", "More."]);
        assert!(head(&format!("{one}#[derive(LogicBlock)]\nstruct Other {{}}\n")).is_empty());
    }

    #[test]
    fn documentation_loses_its_comment_signs_and_nothing_else() {
        let input: DeriveInput = syn::parse_quote! { struct Queue { #[doc = " Takes one"] #[doc = " entry."] push: Wire, _model: u8, bare: Reg } };
        let fields = hardware(&input).unwrap();
        assert_eq!(fields.len(), 2);
        assert_eq!(table(&fields).to_string(), quote!(&[("push", "Takes one entry.")]).to_string());
    }
}
