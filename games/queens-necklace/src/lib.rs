//! Queen's Necklace.
