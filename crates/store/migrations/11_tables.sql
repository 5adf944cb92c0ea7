-- How the table is run, as JSON; whether strangers may find it.
alter table tables add column ways text not null default '{}';
alter table tables add column open integer not null default 0;
-- When something last happened; seconds since 1970.
alter table tables add column touched integer not null default 0;
-- Seats that are waited for, as bits; when the first of them runs out of time, in the
-- house's own time; and what the clocks show, as JSON.
alter table tables add column waiting integer not null default 0;
alter table tables add column due integer;
alter table tables add column clocks text;

create index tables_open on tables (created) where open = 1;
create index tables_due on tables (due) where due is not null;

-- The bot that plays for somebody who is out of time or has resigned.
alter table seats add column stand_in text;
alter table seats add column resigned integer not null default 0;

-- The time of the house, which stands still while it is closed.
create table house_time (
    name text primary key,
    ms   integer not null
) without rowid;

-- Answers to a reaction that has not ended yet.
create table held (
    table_id  text not null references tables (id),
    seat      integer not null,
    client_id text not null,
    steps     text not null,
    primary key (table_id, seat)
) without rowid;

create table orders (
    table_id text not null references tables (id),
    seat     integer not null,
    reaction text not null,
    choice   text not null,
    primary key (table_id, seat, reaction)
) without rowid;

create table chat (
    table_id text not null references tables (id),
    n        integer not null,
    guest    text not null references guests (id),
    seat     integer not null,
    phrase   text,
    said     text not null,
    at       integer not null,
    primary key (table_id, n)
) without rowid;

create index chat_by_guest on chat (guest);
