-- What administrators look at and decide about jobs (docs/decisions/0038-moderation.md).
create table moderation_case (
  id uuid primary key,
  job_id uuid not null references job (id) on delete cascade,
  -- Why somebody should look: the first job of a new company, a report, or an administrator who saw the job.
  cause text not null check (cause in ('first_job', 'report', 'administrator')),
  -- How many reports belong to it.
  reports integer not null default 0,
  opened_at timestamptz not null,
  -- Whether the job stayed or was hidden; who decided stands in the audit log.
  decision text check (decision in ('kept', 'hidden')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
-- A job has one open case. Reported ones come before the others, then whoever has waited longest.
create unique index moderation_case_of_job on moderation_case (job_id) where decided_at is null;
create index moderation_case_queue on moderation_case ((reports = 0), opened_at, id) where decided_at is null;
create index moderation_case_decided on moderation_case (decided_at desc, id desc) where decided_at is not null;
create index moderation_case_job on moderation_case (job_id);

create table job_report (
  id uuid primary key,
  case_id uuid not null references moderation_case (id) on delete cascade,
  -- Null for whoever was signed out, and for whoever erased their account.
  reporter_id uuid references user_account (id) on delete set null,
  reason text not null check (reason in ('asks_for_money', 'discriminates', 'not_a_job', 'wrong_facts', 'other')),
  text text not null default '',
  -- Of whoever was signed out and wants to hear the outcome; gone once they were told.
  email text check (email = lower(email)),
  locale text not null check (locale in ('en', 'es', 'fr', 'de', 'it', 'pt')),
  reported_at timestamptz not null,
  -- When the outcome was mailed, or it was found that there is nobody to mail it to.
  told_at timestamptz
);
-- Once per person and case, and per address.
create unique index job_report_person on job_report (case_id, reporter_id) where reporter_id is not null;
create unique index job_report_email on job_report (case_id, email) where email is not null;
create index job_report_newest on job_report (case_id, reported_at desc, id desc);
create index job_report_reporter on job_report (reporter_id) where reporter_id is not null;
create index job_report_address on job_report (email) where email is not null;
