-- The address by which a person's calendar reads their interviews; shown once, kept as a digest.
create table calendar_feed (
  user_id uuid primary key references user_account (id) on delete cascade,
  digest text not null unique,
  created_at timestamptz not null
);
