//! `#[derive(Bundle)]`: one struct, generic over the kind of its signals, is every face of a bundle.
//!
//! A field is `Signal<K>`, `Back<K>` (against the stream), a list of either, or another bundle over `K` or `Flip<K>`.

use crate::block::block;
use crate::docs;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Field, GenericArgument, GenericParam, Ident, PathArguments, Type};

pub fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let [GenericParam::Type(kind)] = input.generics.params.iter().collect::<Vec<_>>()[..] else {
        return Err(syn::Error::new_spanned(
            &input.generics,
            "a bundle is generic over the kind of its signals and nothing else: `struct Name<K: Kind>`",
        ));
    };
    let (name, kind) = (&input.ident, &kind.ident);
    let fields = docs::hardware(input)?;
    let (story, docs) = (docs::lines(&input.attrs), docs::table(&fields));
    let body = block(&fields, false, &quote!(visit_start_namespace), &quote!(visit_end_namespace));
    let links = fields.iter().map(|field| {
        let name = &field.ident;
        match against(&field.ty) {
            true => quote!(::warpstep_kit::bundle::Link::link_to(&mut to.#name, &mut self.#name);),
            false => quote!(::warpstep_kit::bundle::Link::link_to(&mut self.#name, &mut to.#name);),
        }
    });
    let values = match values_name(input)? {
        Some(values) => values_struct(input, &values, &fields)?,
        None => TokenStream::new(),
    };
    Ok(quote! {
        impl<#kind: ::warpstep_kit::bundle::Kind> ::warpstep_kit::about::Described for #name<#kind> {
            const STORY: &'static [&'static str] = &[#(#story),*];
            const FIELDS: &'static [(&'static str, &'static str)] = #docs;
        }
        impl<#kind: ::warpstep_kit::bundle::Kind> ::warpstep_kit::prelude::Logic for #name<#kind> {
            fn update(&mut self) {}
            fn timing(&self) -> Vec<::warpstep_kit::prelude::TimingInfo> {
                vec![::warpstep_kit::about::about::<Self>(&[])]
            }
        }
        impl<#kind: ::warpstep_kit::bundle::Kind> ::warpstep_kit::prelude::Block for #name<#kind> {
            #body
        }
        impl<#kind: ::warpstep_kit::bundle::Kind, J: ::warpstep_kit::bundle::Kind>
            ::warpstep_kit::bundle::Link<#name<J>> for #name<#kind>
        {
            fn link_to(&mut self, to: &mut #name<J>) {
                #(#links)*
            }
        }
        #values
    })
}

/// `Back<K>`, `Vec<Back<K>>`, `Other<Flip<K>>`: against the stream.
fn against(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    path.path.segments.iter().any(|segment| {
        let inner = match &segment.arguments {
            PathArguments::AngleBracketed(inner) => inner
                .args
                .iter()
                .any(|argument| matches!(argument, GenericArgument::Type(inner) if against(inner))),
            _ => false,
        };
        segment.ident == "Back" || segment.ident == "Flip" || inner
    })
}

/// The name in `#[bundle(values = Name)]`.
fn values_name(input: &DeriveInput) -> syn::Result<Option<Ident>> {
    let mut found = None;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("bundle")) {
        attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("values") {
                return Err(meta.error("a bundle knows `values = Name` only"));
            }
            found = Some(meta.value()?.parse()?);
            Ok(())
        })?;
    }
    Ok(found)
}

/// A struct of the same fields with one `T` per signal, and how it is made from the bundle.
fn values_struct(input: &DeriveInput, values: &Ident, fields: &[&Field]) -> syn::Result<TokenStream> {
    let (name, visibility) = (&input.ident, &input.vis);
    let story = format!("One value per signal of `{name}`.");
    let mut declared = vec![];
    let mut made = vec![];
    for field in fields {
        let Some(field_name) = &field.ident else { continue };
        let docs = field.attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
        let (ty, text) = (value_type(&field.ty)?, field_name.to_string());
        declared.push(quote!(#(#docs)* pub #field_name: #ty));
        made.push(quote! {
            #field_name: ::warpstep_kit::bundle::Values::values(
                &self.#field_name,
                &::warpstep_kit::bundle::member(name, #text),
                see,
            )?
        });
    }
    Ok(quote! {
        #[doc = #story]
        #[derive(Clone, Debug)]
        #visibility struct #values<T> {
            #(#declared),*
        }
        impl<K: ::warpstep_kit::bundle::Kind, T> ::warpstep_kit::bundle::Values<T> for #name<K> {
            type Values = #values<T>;
            fn values<E>(
                &self,
                name: &str,
                see: &mut dyn FnMut(&str, usize) -> Result<T, E>,
            ) -> Result<#values<T>, E> {
                Ok(#values { #(#made),* })
            }
        }
    })
}

/// `Signal<K>` becomes `T`, `Vec<…>` a `Vec`, another bundle `Other` becomes `OtherValues<T>`.
fn value_type(ty: &Type) -> syn::Result<TokenStream> {
    let wrong = || syn::Error::new_spanned(ty, "a bundle holds signals, lists of them and bundles");
    let Type::Path(path) = ty else { return Err(wrong()) };
    let segment = path.path.segments.last().ok_or_else(wrong)?;
    if segment.ident == "Signal" || segment.ident == "Back" {
        return Ok(quote!(T));
    }
    if segment.ident == "Vec" {
        let PathArguments::AngleBracketed(inner) = &segment.arguments else { return Err(wrong()) };
        let Some(GenericArgument::Type(inner)) = inner.args.first() else { return Err(wrong()) };
        let inner = value_type(inner)?;
        return Ok(quote!(Vec<#inner>));
    }
    let values = format_ident!("{}Values", segment.ident);
    Ok(quote!(#values<T>))
}

#[cfg(test)]
mod tests {
    use super::*;
    use syn::parse_quote;

    #[test]
    fn back_and_flip_stand_against_the_stream() {
        for (ty, expected) in [
            (parse_quote!(Signal<K>), false),
            (parse_quote!(Back<K>), true),
            (parse_quote!(Vec<Signal<K>>), false),
            (parse_quote!(Vec<Back<K>>), true),
            (parse_quote!(Request<K>), false),
            (parse_quote!(bundles::Request<Flip<K>>), true),
        ] {
            let ty: Type = ty;
            assert_eq!(against(&ty), expected, "{}", quote!(#ty));
        }
    }
}
