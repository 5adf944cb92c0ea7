-- Names that somebody has claimed, as a digest with the house's key: what looks alike is the same.
-- Without a guest the name's owner has left for good, and nobody else gets it.
create table names (
    key   text primary key,
    guest text references guests (id)
) without rowid;

create index names_by_guest on names (guest) where guest is not null;
