-- What a job's applicants are looked at for; `names` is by language.
create table job_criterion (
  id uuid primary key,
  job_id uuid not null references job (id) on delete cascade,
  position smallint not null,
  names jsonb not null,
  guide text not null,
  points smallint not null check (points between 3 and 5)
);
create index job_criterion_job on job_criterion (job_id, position);

-- One of each member, final. Whoever looks at the others' without one of their own waives it, and gives none any more.
create table application_score (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  author_id uuid references user_account (id) on delete set null,
  recommendation text check (recommendation in ('strong_no', 'no', 'yes', 'strong_yes')),
  note text not null,
  -- With the criteria as they were then.
  marks jsonb not null,
  at timestamptz not null,
  unique (application_id, author_id)
);
create index application_score_author on application_score (author_id);
