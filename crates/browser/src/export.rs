//! The device for JavaScript: text in, text out.

use crate::device::Device;
use wasm_bindgen::prelude::wasm_bindgen;

/// See [`Device`].
#[wasm_bindgen(js_name = Device)]
pub struct ExportedDevice(Device);

#[wasm_bindgen(js_class = Device)]
impl ExportedDevice {
    /// From 32 random bytes and settings as JSON; throws text that says what is wrong.
    #[wasm_bindgen(constructor)]
    pub fn new(entropy: &[u8], settings: &str) -> Result<ExportedDevice, String> {
        Device::new(entropy, settings).map(ExportedDevice)
    }

    /// Takes one message as JSON, at this time in milliseconds; the outcome as JSON.
    pub fn handle(&mut self, message: &str, now: f64) -> String {
        self.0.handle(message, now as i64)
    }

    /// Lets computer players imagine about so many games more.
    pub fn think(&mut self, iterations: u32, now: f64) -> String {
        self.0.think(iterations, now as i64)
    }
}
