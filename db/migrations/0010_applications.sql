-- What a seeker sent for a job: once per job and person, whatever language they read it in. It keeps what it was sent
-- with, and the job as it was then; both may change afterwards.
create table application (
  id uuid primary key,
  job_id uuid not null references job (id) on delete cascade,
  -- The job's; it never changes, and the company's list is read by it.
  company_id uuid not null references company (id) on delete cascade,
  applicant_id uuid not null references profile (id) on delete cascade,
  status text not null default 'new' check (status in ('new', 'viewed', 'shortlisted', 'interview', 'accepted', 'rejected', 'withdrawn')),
  cover_letter text not null default '',
  -- The file stays while an application refers to it, whatever CV the profile has by then.
  cv_file_id uuid references file (id) on delete set null,
  -- Profile and job as they were; read by features/applications/present.ts alone.
  applicant_facts jsonb not null,
  job_facts jsonb not null,
  -- For filters and the search of the employer's list, from the facts: languages with every level they satisfy, skills, names.
  tags text[] not null default '{}',
  search_text text not null default '',
  -- The last name as names are compared, for the list in their order.
  sort_name text not null default '',
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The end: accepted, rejected or withdrawn.
  decided_at timestamptz,
  check ((decided_at is not null) = (status in ('accepted', 'rejected', 'withdrawn'))),
  unique (job_id, applicant_id)
);
-- Facts and letter lie beside the row, which is then small: lists and counts read thousands of rows, and these of a few.
alter table application set (toast_tuple_target = 256);
alter table application
  alter column tags set storage main,
  alter column search_text set storage main,
  alter column sort_name set storage main;
create index application_applicant on application (applicant_id, applied_at desc, id);
create index application_company on application (company_id, applied_at, id);
create index application_company_status on application (company_id, status, applied_at, id);
create index application_job on application (job_id, applied_at, id);
-- With the company, so that the applications of a job are counted in the index alone.
create index application_job_status on application (job_id, status, applied_at, id) include (company_id);
create index application_cv on application (cv_file_id) where cv_file_id is not null;

-- Each change of status: who, from, to, when.
create table application_event (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  actor_id uuid references user_account (id) on delete set null,
  from_status text,
  to_status text not null,
  at timestamptz not null default now()
);
create index application_event_application on application_event (application_id, at, id);
create index application_event_actor on application_event (actor_id) where actor_id is not null;

-- The company's own notes on an application; never shown to the applicant.
create table application_note (
  application_id uuid primary key references application (id) on delete cascade,
  text text not null,
  version integer not null default 1,
  updated_by uuid references user_account (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index application_note_author on application_note (updated_by) where updated_by is not null;

-- What a person is told. The words are made from kind and data when it is read, in the reader's language.
create table notification (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  type text not null check (type in ('application', 'status_change', 'message', 'other')),
  data jsonb not null,
  -- The same cause is told once.
  dedupe_key text unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notification_user on notification (user_id, created_at desc, id);
create index notification_unread on notification (user_id) where read_at is null;
