//! `#[derive(LogicBlock)]`.

use crate::docs;
use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

pub fn derive(input: &DeriveInput, head: &[String]) -> syn::Result<TokenStream> {
    let fields = docs::hardware(input)?;
    let own = docs::lines(&input.attrs);
    let gap = (!head.is_empty() && !own.is_empty()).then(String::new);
    let story: Vec<&String> = head.iter().chain(&gap).chain(&own).collect();
    let (docs, body) =
        (docs::table(&fields), block(&fields, true, &quote!(visit_start_scope), &quote!(visit_end_scope)));
    let name = &input.ident;
    let (impl_generics, ty_generics, where_clause) = input.generics.split_for_impl();
    Ok(quote! {
        impl #impl_generics ::warpstep_kit::about::Described for #name #ty_generics #where_clause {
            const STORY: &'static [&'static str] = &[#(#story),*];
            const FIELDS: &'static [(&'static str, &'static str)] = #docs;
        }
        impl #impl_generics ::warpstep_kit::prelude::Block for #name #ty_generics #where_clause {
            #body
        }
    })
}

/// The methods of RustHDL's `Block`: the owner first, then its fields. Who may rest is not visited while nothing in it changes.
pub fn block(fields: &[&syn::Field], rests: bool, start: &TokenStream, end: &TokenStream) -> TokenStream {
    let rest = rests.then(|| {
        quote! {
            if ::warpstep_kit::tick::may_rest() && !self.has_changed() {
                return;
            }
        }
    });
    let names: Vec<_> = fields.iter().filter_map(|field| field.ident.as_ref()).collect();
    let texts = names.iter().map(|name| name.to_string());
    quote! {
        fn connect_all(&mut self) {
            self.connect();
            #(self.#names.connect_all();)*
        }
        fn update_all(&mut self) {
            #rest
            self.update();
            #(self.#names.update_all();)*
        }
        fn has_changed(&self) -> bool {
            false #(|| self.#names.has_changed())*
        }
        fn accept(&self, name: &str, probe: &mut dyn ::warpstep_kit::prelude::Probe) {
            probe.#start(name, self);
            #(self.#names.accept(#texts, probe);)*
            probe.#end(name, self);
        }
    }
}
