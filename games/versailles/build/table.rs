// A table with a status column: read and checked, at build time and in the tests.

/// Where a number comes from.
pub const STATUSES: [&str; 3] = ["known", "derived", "ours"];

/// One row, with its line in the file.
#[derive(Debug)]
pub struct Row<'a> {
    line: usize,
    text: &'a str,
    names: Vec<&'a str>,
    fields: Vec<&'a str>,
}

/// The rows under this header. Every column whose name ends in `status` is checked.
pub fn rows<'a>(text: &'a str, header: &'a str) -> Result<Vec<Row<'a>>, String> {
    let names: Vec<&str> = header.split(',').collect();
    let mut lines = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    match lines.next() {
        Some((_, first)) if first == header => {}
        _ => return Err(format!("the columns must be `{header}`")),
    }
    let mut rows = Vec::new();
    for (at, text) in lines {
        let fields: Vec<&str> = text.split(',').collect();
        let row = Row {
            line: at + 1,
            text,
            names: names.clone(),
            fields,
        };
        if row.fields.len() != names.len() {
            return Err(row.wrong(&format!("{} columns are needed", names.len())));
        }
        for (name, field) in names.iter().zip(&row.fields) {
            if name.ends_with("status") && !STATUSES.contains(field) {
                return Err(row.wrong(&format!("`{field}` is no status: known, derived or ours")));
            }
        }
        rows.push(row);
    }
    Ok(rows)
}

impl<'a> Row<'a> {
    /// What is wrong, with the row.
    pub fn wrong(&self, why: &str) -> String {
        format!("line {}, `{}`: {why}", self.line, self.text)
    }

    /// The field of this column.
    pub fn word(&self, column: &str) -> &'a str {
        let at = self.names.iter().position(|name| *name == column);
        self.fields[at.unwrap_or_else(|| panic!("there is no column `{column}`"))]
    }

    /// The number in this column, at most `most`.
    pub fn number(&self, column: &str, most: u8) -> Result<u8, String> {
        let word = self.word(column);
        word.parse()
            .ok()
            .filter(|number| *number <= most)
            .ok_or_else(|| self.wrong(&format!("{column} `{word}` is no number up to {most}")))
    }

    /// Which of these names stands in this column.
    pub fn one_of(&self, column: &str, names: &[&str]) -> Result<usize, String> {
        let word = self.word(column);
        let at = names.iter().position(|name| *name == word);
        at.ok_or_else(|| self.wrong(&format!("there is no {column} `{word}`")))
    }
}

/// A constant of the generated file.
pub fn constant(doc: &str, name: &str, kind: &str, value: &impl std::fmt::Debug) -> String {
    format!("/// {doc}\npub(crate) const {name}: {kind} = {value:?};\n")
}
