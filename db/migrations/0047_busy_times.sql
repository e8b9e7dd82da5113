-- The calendar by which colleagues see when a member is busy. Its address is a secret of the member's calendar program.
create table busy_calendar (
  user_id uuid primary key references user_account (id) on delete cascade,
  address text not null,
  -- Null until it was read, and while it can be read.
  problem text,
  read_at timestamptz,
  failures integer not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index busy_calendar_due on busy_calendar (due_at);

-- By that calendar; no two of a person meet.
create table busy_time (
  user_id uuid not null references busy_calendar (user_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, starts_at),
  check (starts_at < ends_at)
);
