//! The same words in TypeScript, for `cargo xtask codegen`.

use crate::{Asked, Face, Game, Heard, Refused, Seat, Viewer, standings};
use core::any::{TypeId, type_name};
use ts_rs::{Config, Dummy, TS, TypeVisitor};

/// First line of every file.
pub const HEADER: &str = "// Written by `cargo xtask codegen`; do not edit.\n";

/// What all games have in common: `tabletop.ts`.
pub fn typescript() -> String {
    let mut page = Page::default();
    page.add::<Seat>();
    page.add::<Viewer>();
    page.add::<Asked>();
    page.add::<Face<Dummy>>();
    page.add::<Heard<Dummy>>();
    page.add::<standings::Listed>();
    page.add::<Refused>();
    page.write(Home::Here)
}

/// What one game sends and takes: options, actions, events and views, with all they are
/// made of.
pub fn typescript_of<G: Game>() -> String
where
    G::Options: TS,
    G::Action: TS,
    G::Event: TS,
    G::View: TS,
{
    let mut page = Page::default();
    page.add::<G::Options>();
    page.add::<G::Action>();
    page.add::<G::Event>();
    page.add::<G::View>();
    page.write(Home::Elsewhere)
}

/// Where the words of this crate are.
#[derive(PartialEq)]
enum Home {
    Here,
    /// In `tabletop.ts`.
    Elsewhere,
}

/// Declarations, each once, and those of everything they mention.
#[derive(Default)]
struct Page {
    seen: Vec<TypeId>,
    declared: Vec<Declared>,
}

struct Declared {
    name: String,
    text: String,
    ours: bool,
}

impl Page {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }

    fn write(mut self, home: Home) -> String {
        // The order in which types are met differs from build to build.
        self.declared.sort_by(|a, b| a.name.cmp(&b.name));
        let imported = |declared: &Declared| declared.ours && home == Home::Elsewhere;
        let mut out = HEADER.to_owned();
        let mut names: Vec<&str> = Vec::new();
        for declared in self.declared.iter().filter(|declared| imported(declared)) {
            if !names.contains(&declared.name.as_str()) {
                names.push(&declared.name);
            }
        }
        names.sort_unstable();
        if !names.is_empty() {
            out += &format!(
                "import type {{ {} }} from \"./tabletop\";\n",
                names.join(", ")
            );
        }
        for declared in self.declared.iter().filter(|declared| !imported(declared)) {
            out += &format!("\nexport {}\n", declared.text);
        }
        out
    }
}

impl TypeVisitor for Page {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Only what was derived has a file of its own, and so a declaration.
        if T::output_path().is_none() {
            return;
        }
        let config = Config::default();
        let name = T::ident(&config);
        let ours = type_name::<T>().starts_with("tabletop::");
        let again = |declared: &Declared| declared.name == name && declared.ours == ours;
        if !self.declared.iter().any(again) {
            let text = T::decl(&config);
            self.declared.push(Declared { name, text, ours });
        }
    }
}
