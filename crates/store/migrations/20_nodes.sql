-- Raised with every write to this row: a write that is based on an older one is void.
alter table tables add column version integer not null default 0;
-- Raised with every change beyond decisions: seats, orders, held answers, talk.
alter table tables add column changes integer not null default 0;
-- A request to go back that is not yet granted, as JSON.
alter table tables add column request text;

create index tables_playing on tables (id) where stage = 1;

-- When the time of the house was last set, by the clock of the database; in milliseconds
-- since 1970.
alter table house_time add column at integer not null default 0;

-- What one node does for all, until it no longer says that it does.
create table leases (
    name   text primary key,
    holder text not null,
    until  integer not null
) without rowid;
