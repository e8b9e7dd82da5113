-- The pages of jobs that each search engine was told of. A row outlives its job, whose end is told too.
create table told_job (
  engine text not null,
  job_id uuid not null,
  locale text not null,
  -- The job's updated_at at that time.
  job_changed_at timestamptz not null,
  told_at timestamptz not null,
  primary key (engine, job_id, locale)
);
