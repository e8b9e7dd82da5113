-- Who approves jobs before they are published, and offers before they are sent.
create table approval_rule (
  company_id uuid not null references company (id) on delete cascade,
  kind text not null check (kind in ('job', 'offer')),
  -- One after the other, or all at once.
  in_order boolean not null,
  -- Offers with fixed pay within the job's range need no approval.
  is_for_other_pay boolean not null default false,
  -- Offers with fixed pay up to this amount a year need none.
  free_up_to integer check (free_up_to > 0),
  free_currency text,
  primary key (company_id, kind),
  check ((free_up_to is null) = (free_currency is null))
);
create table approval_rule_approver (
  company_id uuid not null,
  kind text not null,
  user_id uuid not null,
  position smallint not null,
  primary key (company_id, kind, user_id),
  foreign key (company_id, kind) references approval_rule (company_id, kind) on delete cascade,
  foreign key (company_id, user_id) references company_member (company_id, user_id) on delete cascade
);
create index approval_rule_approver_member on approval_rule_approver (company_id, user_id);

-- While a member is away, another approves in their place.
create table approver_absence (
  company_id uuid not null,
  user_id uuid not null,
  substitute_id uuid not null,
  -- The last day, in UTC.
  until date not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references company_member (company_id, user_id) on delete cascade,
  foreign key (company_id, substitute_id) references company_member (company_id, user_id) on delete cascade,
  check (substitute_id <> user_id)
);
create index approver_absence_substitute on approver_absence (company_id, substitute_id);

-- An offer to an applicant. At most one of an application is open.
create table offer (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  state text not null check (state in ('draft', 'pending', 'approved', 'sent', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  -- The last day to answer, in UTC; of the version that was sent last.
  answer_by date,
  -- Days before the last one of the last reminder.
  reminded_at_days smallint,
  -- When it was answered, withdrawn or lapsed.
  ended_at timestamptz,
  decline_reason text,
  decline_words text not null default '',
  -- Where the company asked for paper: when it noted that it has it.
  paper_noted_at timestamptz,
  paper_noted_by uuid references user_account (id) on delete set null,
  -- The signed document, once it is made.
  document_file_id uuid references file (id) on delete set null
);
create unique index offer_open on offer (application_id) where state in ('draft', 'pending', 'approved', 'sent');
create index offer_application on offer (application_id, created_at);
create index offer_company on offer (company_id, updated_at desc, id desc);
create index offer_job on offer (job_id, state);
create index offer_answer_by on offer (answer_by) where state = 'sent';
create index offer_created_by on offer (created_by) where created_by is not null;
create index offer_paper_noted_by on offer (paper_noted_by) where paper_noted_by is not null;
create index offer_document_file on offer (document_file_id) where document_file_id is not null;

create table offer_version (
  id uuid primary key,
  offer_id uuid not null references offer (id) on delete cascade,
  -- Counts changes, of which only those that were sent are kept.
  number integer not null,
  conditions jsonb not null,
  -- By language: the letter, and the benefits in words.
  texts jsonb not null,
  -- The candidate's, and the one that binds; they may be the same.
  locale text not null,
  binding_locale text not null,
  -- Why the fixed pay is outside what the job states; approvers read it.
  pay_reason text not null default '',
  written_by uuid references user_account (id) on delete set null,
  written_at timestamptz not null,
  sent_at timestamptz,
  -- SHA-256 of what was sent, in hexadecimal.
  digest text,
  unique (offer_id, number),
  check ((sent_at is null) = (digest is null))
);
create index offer_version_written_by on offer_version (written_by) where written_by is not null;

-- What was sent is never altered; only who wrote it may be forgotten.
create function offer_version_stays() returns trigger language plpgsql as $$
begin
  if (new.conditions, new.texts, new.locale, new.binding_locale, new.sent_at, new.digest, new.number, new.offer_id)
    is distinct from
    (old.conditions, old.texts, old.locale, old.binding_locale, old.sent_at, old.digest, old.number, old.offer_id)
  then
    raise exception 'offer version % was sent', old.id;
  end if;
  return new;
end
$$;
create trigger offer_version_stays before update on offer_version for each row
  when (old.sent_at is not null) execute function offer_version_stays();

create table offer_file (
  version_id uuid not null references offer_version (id) on delete cascade,
  file_id uuid not null references file (id) on delete cascade,
  position smallint not null,
  primary key (version_id, file_id)
);
create index offer_file_file on offer_file (file_id);

-- Simple electronic signatures (eIDAS, article 3 (10)) of both sides.
create table offer_signature (
  version_id uuid not null references offer_version (id) on delete cascade,
  party text not null check (party in ('company', 'candidate')),
  user_id uuid references user_account (id) on delete set null,
  -- As typed by the candidate; the member's name for the company.
  name text not null,
  means text not null check (means in ('password', 'passkey', 'openid', 'code')),
  at timestamptz not null,
  primary key (version_id, party)
);
create index offer_signature_user on offer_signature (user_id) where user_id is not null;

create table offer_template (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  position smallint not null,
  name text not null,
  -- As `offer_version.texts`, with fields such as `{{candidate}}`.
  texts jsonb not null
);
create index offer_template_company on offer_template (company_id, position);

-- Whether hiring managers see the offers for their jobs, and the pay in them.
alter table company add column shows_offers_to_managers boolean not null default false;

create table approval (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  kind text not null check (kind in ('job', 'offer')),
  job_id uuid not null references job (id) on delete cascade,
  -- Of an offer.
  application_id uuid references application (id) on delete cascade,
  offer_id uuid references offer (id) on delete cascade,
  offer_version_id uuid references offer_version (id) on delete cascade,
  in_order boolean not null,
  state text not null check (state in ('pending', 'approved', 'refused', 'cancelled')),
  asked_by uuid references user_account (id) on delete set null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(application_id, offer_id, offer_version_id) = case kind when 'offer' then 3 else 0 end),
  check ((state = 'pending') = (ended_at is null))
);
create unique index approval_pending_job on approval (job_id) where kind = 'job' and state = 'pending';
create unique index approval_pending_offer on approval (offer_version_id) where state = 'pending';
create index approval_job on approval (job_id);
create index approval_application on approval (application_id) where application_id is not null;
create index approval_offer on approval (offer_id) where offer_id is not null;
create index approval_offer_version on approval (offer_version_id) where offer_version_id is not null;
create index approval_pending on approval (company_id) where state = 'pending';
create index approval_company on approval (company_id, asked_at desc, id desc);
create index approval_asked_by on approval (asked_by) where asked_by is not null;

create table approval_step (
  approval_id uuid not null references approval (id) on delete cascade,
  position smallint not null,
  -- Null once they have left: an owner decides.
  approver_id uuid references user_account (id) on delete set null,
  state text not null check (state in ('later', 'pending', 'approved', 'refused', 'cancelled')),
  -- When their turn came.
  asked_at timestamptz,
  reminded_at timestamptz,
  -- The approver, a substitute or an owner.
  decided_by uuid references user_account (id) on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  primary key (approval_id, position)
);
create index approval_step_pending on approval_step (approver_id) where state = 'pending';
create index approval_step_approver on approval_step (approver_id) where approver_id is not null;
create index approval_step_decided_by on approval_step (decided_by) where decided_by is not null;

-- Who decides on a step: its approver, their substitute while they are away, and owners once the approver cannot
-- approve any more. Interviewers and readers never do.
create view approval_decider as
select step.approval_id, step.position, step.state, approval.company_id, approval.job_id, approval.offer_id,
  approval.state as approval_state, member.user_id, member.user_id is not distinct from step.approver_id as is_approver
from approval_step as step
  join approval on approval.id = step.approval_id
  join company_member as member on member.company_id = approval.company_id
    and member.role in ('owner', 'recruiter', 'hiring_manager')
where member.user_id = step.approver_id
  or exists (
    select from approver_absence as absence
    where absence.company_id = approval.company_id and absence.user_id = step.approver_id
      and absence.substitute_id = member.user_id and absence.until >= (now() at time zone 'utc')::date)
  or member.role = 'owner' and not exists (
    select from company_member as acting
      join user_account as account on account.id = acting.user_id and account.email_verified and account.banned_at is null
      join profile on profile.user_id = acting.user_id and profile.role = 'employer'
    where acting.company_id = approval.company_id and acting.user_id = step.approver_id
      and acting.role in ('owner', 'recruiter', 'hiring_manager'));

-- The certificate and key by which the site signs documents; the last one signs.
create table signing_key (
  id uuid primary key,
  -- X.509, PEM.
  certificate text not null,
  -- PKCS #8, PEM.
  private_key text not null,
  created_at timestamptz not null
);

-- So that anyone who has a document can ask whether it is unaltered; it says nothing of what is in it.
create table signed_document (
  -- SHA-256, in hexadecimal.
  digest text primary key,
  signed_at timestamptz not null
);

-- By which means the person of a session proved last who they are.
alter table user_session add column proved_by text;
