-- How long applications are kept, and consent to be kept longer (docs/decisions/0117-retention-of-applications.md).
alter table company
  -- Days after a decision; null for what the site and the law say. It only shortens.
  add column keep_applications_days integer;
alter table application
  -- When its company was told that it is going to be erased.
  add column erasure_noticed_at timestamptz;
create index application_decided on application (decided_at, id) where decided_at is not null;

-- The question whether to stay in a company's pool.
create table pool_request (
  application_id uuid primary key references application (id) on delete cascade,
  asked_by uuid references user_account (id) on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answer boolean,
  -- Anew, before the consent ends.
  asked_again_at timestamptz
);
create index pool_request_asked_by on pool_request (asked_by) where asked_by is not null;

-- Each consent that was given. It outlives the application, as the record of it.
create table pool_consent (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  company_id uuid references company (id) on delete set null,
  application_id uuid references application (id) on delete set null,
  -- Which text they agreed to.
  text_version text not null,
  given_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  ended_how text check (ended_how in ('withdrawn', 'renewed', 'expired')),
  check ((ended_at is null) = (ended_how is null))
);
create index pool_consent_user on pool_consent (user_id, given_at desc);
create index pool_consent_company on pool_consent (company_id) where company_id is not null;
create unique index pool_consent_in_force on pool_consent (application_id) where ended_at is null and application_id is not null;
create index pool_consent_application on pool_consent (application_id) where application_id is not null;
