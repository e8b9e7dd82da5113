-- Browsers in which an account signed in before: each has an allowance of wrong passwords of its own. One browser has
-- one secret, and a row for each account that signed in with it.
create table known_device (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- A digest of what the cookie holds, never the value.
  digest text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  unique (digest, user_id)
);
create index known_device_user on known_device (user_id);
create index known_device_expiry on known_device (expires_at);

-- On which device a session was opened: who ends the session also wants the device forgotten.
alter table user_session add column device_id uuid references known_device (id) on delete set null;
create index user_session_device on user_session (device_id);

-- Security events by day (UTC) and name. No person is in it.
create table security_event_count (
  day date not null,
  event text not null,
  count bigint not null,
  primary key (day, event)
);
