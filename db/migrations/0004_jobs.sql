-- A posting. What publishing needs may be missing from a draft; the verbs see to it (features/jobs/publish.ts).
create table job (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  posted_by uuid references user_account (id) on delete set null,
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'closed', 'expired')),
  primary_locale text not null check (primary_locale in ('en', 'es', 'fr', 'de', 'it', 'pt')),
  category text check (category in ('account_management', 'sales', 'customer_service')),
  employment_type text check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship')),
  experience_level text check (experience_level in ('entry', 'mid', 'senior', 'lead')),
  workplace text check (workplace in ('onsite', 'hybrid', 'remote')),
  city text not null default '',
  country char(2),
  -- Where somebody who works remotely may live (ISO 3166-1); empty: in the job's country.
  remote_countries text[] not null default '{}',
  skills_required text[] not null default '{}',
  -- Pay is the employer's own word: a range in whole units of the currency, and per what.
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= 0),
  salary_currency char(3),
  salary_period text check (salary_period in ('hour', 'month', 'year')),
  -- What comes on top when targets are met, a year; never part of the range. There is some where it says whether it is capped.
  variable_target integer check (variable_target >= 0),
  variable_capped boolean,
  variable_currency char(3),
  openings integer not null default 1 check (openings between 1 and 999),
  -- Set once and never reset: a renewed job does not look new.
  first_published_at timestamptz,
  -- The last moment at which the job takes applications.
  valid_through timestamptz,
  closed_at timestamptz,
  close_reason text check (close_reason in ('filled_here', 'filled_elsewhere', 'cancelled', 'other')),
  -- By an administrator, with a reason that the employer reads.
  hidden_at timestamptz,
  hidden_reason text,
  -- When the company was told that the job ends soon; null again once it is renewed.
  expiry_notice_at timestamptz,
  -- Counts the changes of content: who saves over a change that they did not see is told so.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (salary_max >= salary_min),
  check (num_nulls(salary_min, salary_max, salary_currency, salary_period) in (0, 4)),
  check ((variable_capped is null) = (variable_currency is null)),
  check (status = 'draft' or first_published_at is not null),
  check (status <> 'active' or valid_through is not null)
);
create index job_company on job (company_id, created_at desc);
create index job_posted_by on job (posted_by) where posted_by is not null;
-- What the clock asks for each minute.
create index job_ending on job (valid_through) where status in ('active', 'paused');
-- Open jobs: whether a company has one, and in how many countries they are.
create index job_open_company on job (company_id) where status = 'active' and hidden_at is null;
create index job_open_country on job (country) where status = 'active' and hidden_at is null;

-- The companies that anybody may look at: those with an open job.
create view open_company as
  select company.id from company where exists (select from job where job.company_id = company.id and job.status = 'active' and job.hidden_at is null);

-- The words of a job in one language. The row of the job's primary language is the original.
create table job_translation (
  job_id uuid not null references job (id) on delete cascade,
  locale text not null check (locale in ('en', 'es', 'fr', 'de', 'it', 'pt')),
  title text not null default '',
  -- Sanitised HTML: bold, italic, headings, lists, links.
  description text not null default '',
  requirements text not null default '',
  -- The original changed since this was written or confirmed.
  stale boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (job_id, locale)
);

-- Languages are data: ISO 639-1, the least CEFR level, and whether it is required or a plus. Never "native".
create table job_language (
  job_id uuid not null references job (id) on delete cascade,
  language char(2) not null,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  required boolean not null,
  position integer not null,
  primary key (job_id, language)
);

create table saved_job (
  user_id uuid not null references user_account (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index saved_job_job on saved_job (job_id);
create index saved_job_latest on saved_job (user_id, saved_at desc, job_id desc);

-- How often a job was opened, by day.
create table job_view_day (
  job_id uuid not null references job (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (job_id, day)
);
