//! A serde serializer that writes a tape, with the shapes that JSON gives to everything.

use crate::keys::Key;
use crate::{Tape, Token, Unwritable};
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

type Done = Result<(), Unwritable>;

/// A list or an object that is being written; how much is inside is known at its end.
pub struct Inside<'a> {
    tape: &'a mut Tape,
    /// Where it begins, and where the object around it does if it is a variant's.
    begins: usize,
    around: Option<usize>,
}

impl Tape {
    fn token(&mut self, token: Token) -> Done {
        self.push(token);
        Ok(())
    }

    fn key(&mut self, name: &'static str) -> Done {
        Key(self).put_static(name)
    }

    fn number(&mut self, text: &str) -> Done {
        let own = self.put_own(text);
        self.token(Token::Number(own))
    }

    fn begin(&mut self, container: Token) -> Result<Inside<'_>, Unwritable> {
        let begins = self.tokens.len();
        self.push(container);
        Ok(Inside {
            tape: self,
            begins,
            around: None,
        })
    }

    /// `{"variant": [...]}` or `{"variant": {...}}`
    fn begin_variant(
        &mut self,
        name: &'static str,
        container: Token,
    ) -> Result<Inside<'_>, Unwritable> {
        let around = self.tokens.len();
        self.push(Token::Object(0));
        self.key(name)?;
        let mut inside = self.begin(container)?;
        inside.around = Some(around);
        Ok(inside)
    }

    fn close(&mut self, begins: usize) {
        let inside = (self.tokens.len() - begins - 1) as u32;
        let container = match Token::unpack(self.tokens[begins]) {
            Token::List(_) => Token::List(inside),
            _ => Token::Object(inside),
        };
        self.tokens[begins] = container.pack();
    }
}

impl Inside<'_> {
    fn done(self) -> Done {
        self.tape.close(self.begins);
        if let Some(around) = self.around {
            self.tape.close(around);
        }
        Ok(())
    }
}

macro_rules! small {
    ($($name:ident: $kind:ty),*) => {
        $(fn $name(self, number: $kind) -> Done { self.token(Token::Int(i32::from(number))) })*
    };
}

impl<'a> Serializer for &'a mut Tape {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    small!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_u8: u8,
        serialize_u16: u16
    );

    fn serialize_i64(self, number: i64) -> Done {
        match i32::try_from(number) {
            Ok(small) => self.token(Token::Int(small)),
            Err(_) => self.number(&number.to_string()),
        }
    }

    fn serialize_u32(self, number: u32) -> Done {
        self.serialize_i64(i64::from(number))
    }

    fn serialize_u64(self, number: u64) -> Done {
        match i32::try_from(number) {
            Ok(small) => self.token(Token::Int(small)),
            Err(_) => self.number(&number.to_string()),
        }
    }

    fn serialize_f32(self, number: f32) -> Done {
        self.serialize_f64(f64::from(number))
    }

    fn serialize_f64(self, number: f64) -> Done {
        match number.is_finite() {
            true => self.number(&format!("{number:?}")),
            false => self.token(Token::Null),
        }
    }

    fn serialize_bool(self, is: bool) -> Done {
        self.token(Token::Bool(is))
    }

    fn serialize_char(self, letter: char) -> Done {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, text: &str) -> Done {
        let word = self.put(text);
        self.token(Token::Text(word))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Done {
        self.token(Token::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.token(Token::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.token(Token::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        let word = self.put_static(variant);
        self.token(Token::Text(word))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        let begins = self.tokens.len();
        self.push(Token::Object(0));
        self.key(variant)?;
        value.serialize(&mut *self)?;
        self.close(begins);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, Unwritable> {
        self.begin(Token::List(0))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, Unwritable> {
        self.begin(Token::List(0))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritable> {
        self.begin(Token::List(0))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritable> {
        self.begin_variant(variant, Token::List(0))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, Unwritable> {
        self.begin(Token::Object(0))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, Unwritable> {
        self.begin(Token::Object(0))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, Unwritable> {
        self.begin_variant(variant, Token::Object(0))
    }
}

macro_rules! in_a_list {
    ($($kind:ident, $name:ident;)*) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = Unwritable;
            fn $name<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut *self.tape)
            }
            fn end(self) -> Done {
                self.done()
            }
        })*
    };
}

in_a_list! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

macro_rules! in_an_object {
    ($($kind:ident),*) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = Unwritable;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Done {
                self.tape.key(name)?;
                value.serialize(&mut *self.tape)
            }
            fn end(self) -> Done {
                self.done()
            }
        })*
    };
}

in_an_object!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = Unwritable;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        key.serialize(Key(self.tape))
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.tape)
    }
    fn end(self) -> Done {
        self.done()
    }
}
