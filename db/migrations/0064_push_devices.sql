-- Browsers that show notifications while the site is closed. Each belongs to a session and ends with it.
create table push_device (
  id uuid primary key,
  session_id uuid not null unique references user_session (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  -- At the push service of the browser; whoever has it can send, but not write what it shows.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  types text[] not null,
  created_at timestamptz not null
);
create index push_device_user on push_device (user_id);
