//! The module for the browser: glue for JavaScript around what the compiler made.

use std::path::Path;

/// Writes `parure.js`, `parure.d.ts` and `parure_bg.wasm` into a folder, and says how heavy they
/// are.
#[cfg(feature = "browser")]
pub fn write(module: &Path, out: &Path) -> Vec<String> {
    let made = wasm_bindgen_cli_support::Bindgen::new()
        .input_path(module)
        .out_name("parure")
        .web(true)
        .map(|bindgen| {
            bindgen
                .typescript(true)
                .remove_name_section(true)
                .remove_producers_section(true)
        })
        .and_then(|bindgen| bindgen.generate(out));
    match made {
        Ok(()) => Vec::new(),
        Err(why) => vec![format!("{}: {why:#}", module.display())],
    }
}

#[cfg(not(feature = "browser"))]
pub fn write(_: &Path, _: &Path) -> Vec<String> {
    vec!["cargo run -p xtask --features browser -- browser MODULE FOLDER".to_owned()]
}
