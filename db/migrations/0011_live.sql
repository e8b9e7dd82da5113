-- Each person's stream of live events (docs/decisions/0004). Numbers are the recipient's own and are taken under this
-- row's lock in the transaction of the cause, so that none becomes visible after a higher one.
create table live_recipient (
  user_id uuid primary key references user_account (id) on delete cascade,
  last_seq bigint not null
);

create table live_event (
  user_id uuid not null references user_account (id) on delete cascade,
  seq bigint not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, seq)
);
create index live_event_created on live_event (created_at);
