//! The few forms of JSON text that tapes need. They are written for every decision and viewer,
//! so plain texts, which nearly all are, are copied as they stand.

/// A text in quotes.
pub fn text(text: &str, to: &mut Vec<u8>) {
    to.push(b'"');
    let bytes = text.as_bytes();
    // Looking at all of them is quicker than stopping at the first.
    let odd = |odd, &byte| odd | (byte < b' ') | (byte == b'"') | (byte == b'\\');
    match bytes.iter().fold(false, odd) {
        false => to.extend_from_slice(bytes),
        true => bytes.iter().for_each(|&byte| escaped(byte, to)),
    }
    to.push(b'"');
}

fn escaped(byte: u8, to: &mut Vec<u8>) {
    let letter = match byte {
        b'"' | b'\\' => byte,
        b'\n' => b'n',
        b'\r' => b'r',
        b'\t' => b't',
        0x08 => b'b',
        0x0c => b'f',
        0..b' ' => {
            to.extend_from_slice(b"\\u00");
            let digits = b"0123456789abcdef";
            return to.extend([byte >> 4, byte & 15].map(|digit| digits[usize::from(digit)]));
        }
        _ => return to.push(byte),
    };
    to.extend([b'\\', letter]);
}

/// A whole number.
pub fn whole(number: u32, to: &mut Vec<u8>) {
    if number >= 10 {
        whole(number / 10, to);
    }
    to.push(b'0' + (number % 10) as u8);
}

/// The same as the name of a member.
pub fn index(number: u32, to: &mut Vec<u8>) {
    to.push(b'"');
    whole(number, to);
    to.push(b'"');
}
