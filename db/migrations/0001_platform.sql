-- The outbox: a mail from the transaction that caused it until it is sent or given up.
create table mail (
  id uuid primary key,
  dedupe_key text unique,
  to_name text not null,
  to_address text not null,
  locale text not null,
  subject text not null,
  html text,
  text text,
  headers jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'held', 'dead')),
  attempts integer not null default 0,
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_newest on mail (created_at desc);
create index mail_unsent on mail (created_at) where status <> 'sent';

-- Attempts by key, for the limits that answer 429. Unlogged: a crash may forget them.
create unlogged table rate_limit (
  key text primary key,
  started_at timestamptz not null,
  count integer not null
);
create index rate_limit_started on rate_limit (started_at);

create table platform_setting (
  id uuid primary key,
  key text not null unique,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
