-- The address from which a company's jobs are imported by themselves.
create table import_schedule (
  company_id uuid primary key references company (id) on delete cascade,
  -- As whom.
  set_by uuid references user_account (id) on delete set null,
  address text not null,
  every_hours smallint not null check (every_hours in (1, 6, 24)),
  -- Of the first import: null until somebody applied it.
  fields jsonb,
  options jsonb,
  status text not null check (status in ('first', 'active', 'paused', 'stopped')),
  result text check (result in ('running', 'unchanged', 'imported', 'waiting', 'failed')),
  problem text,
  -- In a row.
  failures integer not null default 0,
  -- What the server said of what was read last, and a digest of it.
  etag text,
  last_modified text,
  digest text,
  run_at timestamptz,
  due_at timestamptz not null,
  -- Of the last run.
  import_id uuid references job_import (id) on delete set null,
  created_at timestamptz not null
);
create index import_schedule_due on import_schedule (due_at) where status = 'active';
create index import_schedule_set_by on import_schedule (set_by);
create index import_schedule_import on import_schedule (import_id);

-- Applied without anybody, once it is checked.
alter table job_import add column is_unattended boolean not null default false;
-- Of the task that goes on with it, since it last came further.
alter table job_import add column attempts integer not null default 0;
