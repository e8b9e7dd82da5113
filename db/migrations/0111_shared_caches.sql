-- Where Valkey carries changes to other processes (docs/decisions/0143), each is here for an hour too: written with what it
-- tells of, so that a process which did not hear it finds it. By transaction: ids become visible out of order.
create table topic_change (
  id uuid primary key,
  topics text[] not null,
  transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);

create index topic_change_transaction on topic_change (transaction);
create index topic_change_created on topic_change (created_at);

-- What a CDN is still to be told (docs/decisions/0144), twice each.
create table cdn_purge (
  id uuid primary key,
  topics text[] not null,
  created_at timestamptz not null,
  purged_at timestamptz
);
