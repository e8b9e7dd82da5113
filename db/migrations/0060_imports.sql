-- Imports of jobs from files. The bytes are kept until they are read, the rows for as long as the import can be undone.
create table job_import (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  created_by uuid references user_account (id) on delete set null,
  -- As whom the step under way acts.
  acting_id uuid references user_account (id) on delete set null,
  name text not null,
  is_fetched boolean not null default false,
  status text not null
    check (status in ('reading', 'checking', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed')),
  problem text,
  content bytea,
  -- Names and samples of the columns, and what each is.
  columns jsonb not null default '[]',
  mapping jsonb not null default '[]',
  options jsonb not null,
  rows integer not null default 0,
  done integer not null default 0,
  created_at timestamptz not null,
  applied_at timestamptz
);
create index job_import_company on job_import (company_id, created_at desc);
create index job_import_created_by on job_import (created_by);
create index job_import_acting on job_import (acting_id);
create index job_import_created on job_import (created_at);

create table job_import_row (
  import_id uuid not null references job_import (id) on delete cascade,
  position integer not null,
  cells jsonb not null,
  reference text not null default '',
  title text not null default '',
  input jsonb,
  -- Parts of the input that the row does not say itself.
  defaulted text[] not null default '{}',
  is_complete boolean not null default false,
  digest text,
  problems jsonb not null default '[]',
  warnings jsonb not null default '[]',
  -- Null until it is checked.
  action text check (action in ('create', 'change', 'publish', 'reopen', 'close', 'same', 'wrong')),
  -- Whether it is still to be applied, or undone.
  is_waiting boolean not null default false,
  job_id uuid references job (id) on delete set null,
  outcome text check (outcome in ('done', 'kept', 'undone', 'not_undone')),
  -- The job before, and its version after.
  before jsonb,
  version integer,
  primary key (import_id, position)
);
create index job_import_row_action on job_import_row (import_id, action, position);
create index job_import_row_unchecked on job_import_row (import_id, position) where action is null;
create index job_import_row_waiting on job_import_row (import_id, position) where is_waiting;
create index job_import_row_reference on job_import_row (import_id, reference);
create index job_import_row_job on job_import_row (job_id);

-- Which job a row of a company's files is, and what it said when it was last applied.
create table imported_job (
  company_id uuid not null references company (id) on delete cascade,
  reference text not null,
  job_id uuid not null unique references job (id) on delete cascade,
  digest text not null,
  -- Because it was not in a file any more.
  is_gone boolean not null default false,
  primary key (company_id, reference)
);

-- What a company's columns are, by their names, and what holds for all rows: for its next file.
create table import_habit (
  company_id uuid primary key references company (id) on delete cascade,
  fields jsonb not null,
  options jsonb not null
);
