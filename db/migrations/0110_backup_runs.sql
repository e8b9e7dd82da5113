-- What came of each backup that the site writes by itself; its archives are files.
create table backup_run (
  id uuid primary key,
  name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  bytes bigint check (bytes >= 0),
  error text check (char_length(error) <= 500)
);

create index backup_run_started on backup_run (started_at desc);
