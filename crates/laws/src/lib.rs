//! What every game must obey, checked by random play.
