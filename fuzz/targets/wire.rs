#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| parure_fuzz::wire(data));
