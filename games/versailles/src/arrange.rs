//! Tables laid by hand, for tests.
