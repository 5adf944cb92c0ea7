-- The id under which a client sent this row and what followed from it. The table of
-- submissions is for answers that were held, whose rows may be of others.
alter table decisions add column client_id text;
