//! The printed tables of `data/`, checked when this crate was built.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
