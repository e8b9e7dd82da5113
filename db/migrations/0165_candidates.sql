-- People without an account: they applied by a confirmed address, or a company added them. Such a person is a
-- `user_account` without an address to sign in with; the address that they are reached at is the profile's
-- `contact_email`. The same address may belong to several of them, as companies do not learn of each other's people.
alter table user_account alter column email drop not null;
-- Until the person makes it their own: by applying, by claiming, or by joining it with what they have.
alter table user_account add column added_by_company boolean not null default false;

create index user_account_unclaimed_search on user_account using gin (user_search_text(name, '') gin_trgm_ops)
  where email is null;
create index profile_contact_email on profile (contact_email) where contact_email is not null;

-- `person`: the link to the own page of a person without an account. It works until it expires.
alter table user_token drop constraint user_token_purpose_check;
alter table user_token add constraint user_token_purpose_check
  check (purpose in ('verify', 'reset', 'change_email', 'contact', 'person'));

-- An application that waits until its sender opens the link in their email.
create table unsent_application (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  -- As the person read it.
  job_title text not null,
  cover_letter text not null,
  answers jsonb not null,
  locale text not null,
  source text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (profile_id, job_id)
);
create index unsent_application_job on unsent_application (job_id);
create index unsent_application_expires_at on unsent_application (expires_at);

-- A company entered it for the applicant; by whom, unless by a key.
alter table application add column is_added boolean not null default false;
alter table application add column added_by uuid references user_account (id) on delete set null;
-- A person who claims what a company added for them may have applied for the same job already: the later application
-- names the earlier one.
alter table application add column repeats uuid references application (id) on delete set null;
alter table application drop constraint application_job_id_applicant_id_key;
create unique index application_job_id_applicant_id_key on application (job_id, applicant_id) where repeats is null;
create index application_repeats on application (repeats) where repeats is not null;
create index application_added_by on application (added_by) where added_by is not null;

-- A person whom a company knows: they applied, or a member added them.
create table candidate (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  origin text not null check (origin in ('applied', 'by_hand', 'cv', 'import')),
  -- From where, in the company's words.
  source text not null default '',
  phone text not null default '',
  added_by uuid references user_account (id) on delete set null,
  added_at timestamptz not null,
  -- When the person was told that the company keeps their data (GDPR, article 14), and by whom if a member did it.
  told_at timestamptz,
  told_by uuid references user_account (id) on delete set null,
  -- When the email about it is sent; null once they were told, and for people who applied.
  tell_at timestamptz,
  -- When the company was warned that an untold person will be erased.
  warned_at timestamptz,
  objected_at timestamptz,
  last_contact_at timestamptz not null,
  -- What the company knows of the person; it never sees what another company entered.
  facts jsonb not null,
  cv_file_id uuid references file (id) on delete set null,
  -- Made from the facts, as in `application`.
  filter_tags text[] not null default '{}',
  search_text text not null default '',
  sort_name text not null default '',
  -- The same person, as a member of the company decided; null again when the other is erased.
  joined_into uuid references candidate (id) on delete set null,
  joined_by uuid references user_account (id) on delete set null,
  joined_at timestamptz,
  unique (company_id, profile_id),
  check (joined_into <> id),
  check (joined_into is null or joined_at is not null)
);
create index candidate_profile on candidate (profile_id);
create index candidate_company_added on candidate (company_id, added_at desc, id desc) where joined_into is null;
create index candidate_company_contact on candidate (company_id, last_contact_at desc, id desc) where joined_into is null;
create index candidate_company_name on candidate (company_id, left(sort_name, 120), id);
-- For the same person twice.
create index file_cv_sha256 on file (sha256) where kind = 'cv';
create index candidate_company_address on candidate (company_id, lower(facts ->> 'contactEmail'));
create index candidate_company_phone on candidate (company_id, right(regexp_replace(phone, '\D', '', 'g'), 9)) where phone <> '';
-- The one that stays of two who were joined.
create index candidate_staying on candidate (coalesce(joined_into, id));
create index candidate_joined_into on candidate (joined_into) where joined_into is not null;
create index candidate_cv_file on candidate (cv_file_id) where cv_file_id is not null;
create index candidate_tell_at on candidate (tell_at) where tell_at is not null;
create index candidate_added_by on candidate (added_by) where added_by is not null;

create table candidate_tag (
  candidate_id uuid not null references candidate (id) on delete cascade,
  name text not null,
  primary key (candidate_id, name)
);

create table candidate_note (
  id uuid primary key,
  candidate_id uuid not null references candidate (id) on delete cascade,
  text text not null,
  written_by uuid references user_account (id) on delete set null,
  written_at timestamptz not null
);
create index candidate_note_candidate on candidate_note (candidate_id, written_at desc);
create index candidate_note_written_by on candidate_note (written_by) where written_by is not null;

create table candidate_list (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  unique (company_id, name)
);
create index candidate_list_created_by on candidate_list (created_by) where created_by is not null;

create table candidate_list_entry (
  list_id uuid not null references candidate_list (id) on delete cascade,
  candidate_id uuid not null references candidate (id) on delete cascade,
  added_at timestamptz not null,
  primary key (list_id, candidate_id)
);
create index candidate_list_entry_candidate on candidate_list_entry (candidate_id);

-- Candidates are imported from files by the same steps as jobs.
alter table job_import add column kind text not null default 'jobs';
-- Until it is read: where the ZIP with CVs is stored.
alter table job_import add column archive_key text;
create table candidate_import_cv (
  import_id uuid not null references job_import (id) on delete cascade,
  -- As in the ZIP, in lower case and without folders.
  name text not null,
  -- Null if it cannot be used. It is handed over to the candidate.
  file_id uuid references file (id) on delete cascade,
  primary key (import_id, name)
);
create index candidate_import_cv_file on candidate_import_cv (file_id) where file_id is not null;
alter table job_import_row add column candidate_id uuid references candidate (id) on delete cascade;
create index job_import_row_candidate on job_import_row (candidate_id) where candidate_id is not null;

-- Applicants whose identity a blind review hides are added when it is revealed.
insert into candidate (id, company_id, profile_id, origin, added_at, last_contact_at,
  facts, cv_file_id, filter_tags, search_text, sort_name)
select distinct on (company_id, applicant_id) gen_random_uuid(), company_id, applicant_id, 'applied', applied_at,
  updated_at, applicant_facts, cv_file_id,
  tags || array_remove(array['country:' || (applicant_facts ->> 'country')], null), search_text, sort_name
from application where not is_blind order by company_id, applicant_id, applied_at desc;

-- The site's figures count people who have an account.
create or replace function growth_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_op = 'INSERT' and tg_argv[0] = 'users' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, count(*) from added where email is not null group by 2;
  elsif tg_op = 'INSERT' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, -count(*) from removed group by 2;
  elsif tg_argv[0] = 'users' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, -count(*) from removed where email is not null group by 2;
  else
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, -count(*) from removed group by 2;
  end if;
  return null;
end
$$;

create function growth_claimed() returns trigger language plpgsql as $$
begin
  insert into growth values ('users', (new.created_at at time zone 'utc')::date, 1);
  insert into analytics_due values ((new.created_at at time zone 'utc')::date);
  return null;
end
$$;
create trigger growth_claimed after update of email on user_account for each row
  when (old.email is null and new.email is not null) execute function growth_claimed();
