-- ESCO, the European Commission's classification of occupations, as an administrator loads it.
create table esco_release (
  id uuid primary key,
  status text not null check (status in ('loading', 'active', 'failed')),
  -- Why it failed, and in which file and column.
  problem text,
  problem_file text,
  problem_column text,
  attempts integer not null default 0,
  occupations integer not null default 0,
  done integer not null default 0,
  locales text[] not null default '{}',
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null
);

-- At most one is loading and one active.
create unique index esco_release_status on esco_release (status) where status <> 'failed';
create index esco_release_created_by on esco_release (created_by) where created_by is not null;

-- Until it is read.
create table esco_file (
  release_id uuid not null references esco_release (id) on delete cascade,
  position integer not null,
  name text not null,
  content bytea not null,
  primary key (release_id, position)
);

create table esco_occupation (
  release_id uuid not null references esco_release (id) on delete cascade,
  uri text not null,
  isco text,
  code text,
  broader text[] not null,
  -- By language, the preferred label first.
  labels jsonb not null,
  primary key (release_id, uri)
);
