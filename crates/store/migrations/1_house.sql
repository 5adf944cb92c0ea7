create table house (
    name  text primary key,
    value blob not null
) without rowid;

create table guests (
    id      text primary key,
    name    text not null,
    created integer not null
) without rowid;

create table tables (
    id            text primary key,
    game          text not null,
    rules_version integer not null,
    seats         integer not null,
    options       text not null,
    host          text not null references guests (id),
    stage         integer not null,
    created       integer not null,
    commitment    blob not null,
    result        text,
    rematch       text references tables (id)
) without rowid;

-- What the luck of a table comes from. Read by nothing but the replay of that table.
create table secrets (
    table_id text primary key references tables (id),
    secret   blob not null
) without rowid;

create table seats (
    table_id text not null references tables (id),
    seat     integer not null,
    guest    text references guests (id),
    bot      text,
    luck     text,
    primary key (table_id, seat)
) without rowid;

create index seats_by_guest on seats (guest) where guest is not null;

create table decisions (
    table_id text not null references tables (id),
    ply      integer not null,
    by       integer,
    act      blob not null,
    picks    blob not null,
    digest   integer not null,
    primary key (table_id, ply)
) without rowid;

create table submissions (
    table_id  text not null references tables (id),
    seat      integer not null,
    client_id text not null,
    ply       integer not null,
    primary key (table_id, seat, client_id)
) without rowid;
