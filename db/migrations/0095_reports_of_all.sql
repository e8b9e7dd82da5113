-- Reports about companies, people and messages; statements of reasons and appeals
-- (docs/decisions/0116-reports-reasons-appeals.md).
alter table moderation_case
  -- One of these four, and its kind.
  alter column job_id drop not null,
  add column subject text not null default 'job',
  add column company_id uuid references company (id) on delete cascade,
  add column person_id uuid references user_account (id) on delete cascade,
  add column message_id uuid references message (id) on delete cascade,
  -- A person is banned, not hidden.
  drop constraint moderation_case_decision_check;
create unique index moderation_case_of_company on moderation_case (company_id) where decided_at is null;
create unique index moderation_case_of_person on moderation_case (person_id) where decided_at is null;
create unique index moderation_case_of_message on moderation_case (message_id) where decided_at is null;
create index moderation_case_company on moderation_case (company_id) where company_id is not null;
create index moderation_case_person on moderation_case (person_id) where person_id is not null;
create index moderation_case_message on moderation_case (message_id) where message_id is not null;

-- Each subject has reasons of its own (src/contract/moderation-choices.ts).
alter table job_report drop constraint job_report_reason_check;

-- The text stays as evidence; nobody but administrators reads it.
alter table message add column hidden_at timestamptz;
alter table company add column hidden_at timestamptz, add column hidden_reason text;
-- Shown again with its company.
alter table job add column hidden_with_company boolean not null default false;

-- What restricts somebody, why, and their appeal.
create table moderation_decision (
  id uuid primary key,
  case_id uuid not null unique references moderation_case (id) on delete cascade,
  -- Whom it concerns.
  company_id uuid references company (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  ground text not null check (ground in ('law', 'terms')),
  -- The law or the part of the terms; empty for the terms as a whole.
  rule text not null,
  reason text not null,
  by_report boolean not null,
  decided_by uuid references user_account (id) on delete set null,
  decided_at timestamptz not null,
  appeal_until timestamptz not null,
  -- Of the secret in the mail to somebody who cannot sign in any more.
  digest text unique,
  appeal_text text,
  appealed_by uuid references user_account (id) on delete set null,
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('restored', 'kept')),
  appeal_reason text,
  appeal_decided_by uuid references user_account (id) on delete set null,
  appeal_decided_at timestamptz,
  -- By who had decided before, as the only administrator.
  appeal_decided_alone boolean not null default false,
  check ((company_id is null) <> (user_id is null)),
  check ((appealed_at is null) = (appeal_text is null)),
  check ((appeal_decided_at is null) = (appeal_outcome is null))
);
create index moderation_decision_company on moderation_decision (company_id, decided_at desc) where company_id is not null;
create index moderation_decision_user on moderation_decision (user_id, decided_at desc) where user_id is not null;
create index moderation_decision_by on moderation_decision (decided_by) where decided_by is not null;
create index moderation_decision_appealed_by on moderation_decision (appealed_by) where appealed_by is not null;
create index moderation_decision_appeal_by on moderation_decision (appeal_decided_by) where appeal_decided_by is not null;
create index moderation_decision_appeals on moderation_decision (appealed_at, id)
  where appealed_at is not null and appeal_decided_at is null;

-- For the yearly report: it names nobody, and outlives what it counts.
create table moderation_figure (
  id uuid primary key,
  at timestamptz not null,
  what text not null check (what in ('notice', 'decision', 'appeal', 'appeal_decision')),
  subject text not null check (subject in ('job', 'company', 'person', 'message')),
  -- The reason of a notice, what was decided.
  detail text not null,
  -- Since the case was opened, or the appeal made.
  seconds integer
);
create index moderation_figure_at on moderation_figure (at);

insert into moderation_figure (id, at, what, subject, detail)
select gen_random_uuid(), reported_at, 'notice', 'job', reason from job_report;
insert into moderation_figure (id, at, what, subject, detail, seconds)
select gen_random_uuid(), decided_at, 'decision', 'job', decision,
  least(extract(epoch from decided_at - opened_at), 2147483647)::integer
from moderation_case where decided_at is not null;
