//! Keys of maps, which JSON wants as text.

use crate::{Tape, Token, Unwritable};
use serde::ser::{Impossible, Serialize, Serializer};

/// Writes one key.
pub struct Key<'a>(pub &'a mut Tape);

impl Key<'_> {
    pub fn put(self, name: &str) -> Result<(), Unwritable> {
        let word = self.0.put(name);
        self.0.push(Token::Key(word));
        Ok(())
    }

    pub fn put_static(self, name: &'static str) -> Result<(), Unwritable> {
        let word = self.0.put_static(name);
        self.0.push(Token::Key(word));
        Ok(())
    }
}

fn no_key<T>() -> Result<T, Unwritable> {
    Err(Unwritable("a key must be text or a whole number".into()))
}

type No = Impossible<(), Unwritable>;

macro_rules! small {
    ($($name:ident: $kind:ty),*) => {
        $(fn $name(self, number: $kind) -> Result<(), Unwritable> {
            self.0.push(Token::Index(u32::from(number)));
            Ok(())
        })*
    };
}

macro_rules! as_text {
    ($($name:ident: $kind:ty),*) => {
        $(fn $name(self, key: $kind) -> Result<(), Unwritable> {
            self.put(&key.to_string())
        })*
    };
}

macro_rules! refused {
    ($($name:ident($($kind:ty),*) -> $out:ty;)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<$out, Unwritable> { no_key() })*
    };
}

impl Serializer for Key<'_> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = No;
    type SerializeTuple = No;
    type SerializeTupleStruct = No;
    type SerializeTupleVariant = No;
    type SerializeMap = No;
    type SerializeStruct = No;
    type SerializeStructVariant = No;

    small!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    as_text!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u64: u64, serialize_bool: bool, serialize_char: char
    );

    fn serialize_str(self, text: &str) -> Result<(), Unwritable> {
        self.put(text)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        self.put_static(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Unwritable> {
        no_key()
    }

    refused! {
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> No;
        serialize_tuple(usize) -> No;
        serialize_tuple_struct(&'static str, usize) -> No;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> No;
        serialize_map(Option<usize>) -> No;
        serialize_struct(&'static str, usize) -> No;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> No;
    }
}
