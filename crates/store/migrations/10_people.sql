-- Raised when somebody signs out everywhere: cookies of before no longer hold.
alter table guests add column epoch integer not null default 0;
-- Seconds since 1970, to the day.
alter table guests add column seen integer not null default 0;
-- 1 once she has left for good: the name is gone, the games stay.
alter table guests add column gone integer not null default 0;

create table accounts (
    guest    text primary key references guests (id),
    login    text not null unique,
    password text not null,
    recovery text not null,
    mail     text,
    mailed   integer not null default 0,
    created  integer not null
) without rowid;

create table blocks (
    guest text not null references guests (id),
    other text not null references guests (id),
    primary key (guest, other)
) without rowid;

create table reports (
    id       text primary key,
    reporter text not null references guests (id),
    about    text not null references guests (id),
    table_id text not null,
    reason   text not null,
    detail   text not null,
    at       integer not null,
    closed   integer not null default 0
) without rowid;

create table sanctions (
    guest text not null references guests (id),
    kind  text not null,
    primary key (guest, kind)
) without rowid;

create table audit (
    id       text primary key,
    at       integer not null,
    operator text not null references guests (id),
    act      text not null,
    about    text not null,
    detail   text not null,
    undone   integer not null default 0
) without rowid;
