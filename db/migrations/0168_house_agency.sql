-- A recruitment business's own company on the site: its members screen people and present them to clients. An
-- administrator names it.
create table agency (
  company_id uuid primary key references company (id) on delete cascade,
  -- Null once another is named, or none: nothing of it shows, and it stays for when it is named again.
  named_at timestamptz,
  -- As its invoices state it: name, address, tax numbers, account.
  seller jsonb not null default '{}',
  -- By language: what employers on the site accept before people are presented to their jobs.
  terms jsonb not null default '{}',
  invoice_prefix text not null default '',
  -- Of its last invoice.
  invoice_number integer not null default 0
);

-- A talk in which a consultant checks what a person says of themselves.
create table screening (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  -- Asked for by the person, or begun by a consultant.
  is_requested boolean not null,
  state text not null check (state in ('requested', 'open', 'done', 'withdrawn')),
  -- Who looks after it.
  consultant_id uuid references user_account (id) on delete set null,
  -- Of the talk.
  locale text not null,
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  -- Everything that was checked, but languages and references. The person reads every word.
  findings jsonb not null default '{}',
  done_by uuid references user_account (id) on delete set null,
  -- The consultant's, as it was then.
  done_by_name text not null default '',
  done_at timestamptz,
  -- The last day on which it shows.
  valid_until date,
  check ((state = 'done') = (done_at is not null)),
  check ((done_at is null) = (valid_until is null))
);
create unique index screening_open on screening (agency_id, profile_id) where state in ('requested', 'open');
create index screening_profile on screening (profile_id, done_at desc);
create index screening_agency on screening (agency_id, updated_at desc, id desc);
create index screening_consultant on screening (consultant_id) where consultant_id is not null;
create index screening_done_by on screening (done_by) where done_by is not null;

create table screening_language (
  screening_id uuid not null references screening (id) on delete cascade,
  language char(2) not null,
  level text not null,
  -- The consultant or a colleague who spoke it with the person.
  heard_by uuid references user_account (id) on delete set null,
  heard_by_name text not null,
  heard_on date not null,
  primary key (screening_id, language)
);
create index screening_language_heard_by on screening_language (heard_by) where heard_by is not null;

-- What the person lets others read, part by part, and what they say is wrong.
create table screening_part (
  screening_id uuid not null references screening (id) on delete cascade,
  part text not null check (part in ('identity', 'right_to_work', 'availability', 'wishes', 'languages', 'references')),
  is_shown boolean not null default false,
  contested_at timestamptz,
  contest text not null default '',
  -- The consultant's to it.
  answer text not null default '',
  primary key (screening_id, part)
);

-- Someone who knows the person's work. They are asked by email once the person agrees.
create table screening_reference (
  id uuid primary key,
  screening_id uuid not null references screening (id) on delete cascade,
  state text not null check (state in ('proposed', 'refused', 'asked', 'answered', 'declined')),
  name text not null,
  relation text not null,
  address text not null,
  locale text not null,
  created_at timestamptz not null,
  -- When the person agreed, and the email was sent.
  asked_at timestamptz,
  -- Of the link's secret; null until the email is written.
  digest text unique,
  answered_at timestamptz,
  answers jsonb
);
create index screening_reference_screening on screening_reference (screening_id, created_at);

-- A company for which the agency finds people: one on the site, or a record of the agency's own.
create table client (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  company_id uuid references company (id) on delete set null,
  name text not null,
  locale text not null,
  -- The consultant who looks after it.
  owner_id uuid references user_account (id) on delete set null,
  -- The agreed fee; null until it is agreed.
  fee jsonb,
  -- As invoices state it: name, address, tax numbers.
  buyer jsonb not null default '{}',
  -- The last day on which its own people are not approached.
  off_limits_until date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index client_on_site on client (agency_id, company_id) where company_id is not null;
create index client_company on client (company_id) where company_id is not null;
create index client_agency on client (agency_id, lower(name), id);
create index client_owner on client (owner_id) where owner_id is not null;

create table client_contact (
  id uuid primary key,
  client_id uuid not null references client (id) on delete cascade,
  position smallint not null,
  name text not null,
  job_title text not null default '',
  email text not null default '',
  phone text not null default '',
  locale text not null
);
create index client_contact_client on client_contact (client_id, position);

-- A search that a client gave to the agency.
create table mandate (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  client_id uuid not null references client (id) on delete cascade,
  -- The client's job on the site, if it is there.
  job_id uuid references job (id) on delete set null,
  title text not null,
  openings smallint not null default 1,
  owner_id uuid references user_account (id) on delete set null,
  state text not null check (state in ('open', 'filled', 'closed')),
  opened_on date not null,
  updated_at timestamptz not null
);
create index mandate_client on mandate (client_id, state);
create index mandate_agency on mandate (agency_id, state, opened_on desc, id desc);
create unique index mandate_job on mandate (agency_id, job_id) where state = 'open';
create index mandate_job_id on mandate (job_id) where job_id is not null;
create index mandate_owner on mandate (owner_id) where owner_id is not null;

-- What happened with a client, the latest first.
create table client_entry (
  id uuid primary key,
  client_id uuid not null references client (id) on delete cascade,
  mandate_id uuid references mandate (id) on delete cascade,
  profile_id uuid references profile (id) on delete set null,
  kind text not null,
  -- Of a call or a note; the client's, of an answer.
  words text not null default '',
  by_id uuid references user_account (id) on delete set null,
  at timestamptz not null
);
create index client_entry_client on client_entry (client_id, at desc, id desc);
create index client_entry_mandate on client_entry (mandate_id) where mandate_id is not null;
create index client_entry_profile on client_entry (profile_id) where profile_id is not null;
create index client_entry_by on client_entry (by_id) where by_id is not null;

-- A person's consent to be presented to one client for one job. Nothing is presented without one that was given.
create table representation (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  mandate_id uuid not null references mandate (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  -- The person's: in which they were asked.
  locale text not null,
  -- What the client reads before it is interested, as the person was told.
  shows text[] not null,
  -- The consultant's to the person.
  words text not null default '',
  state text not null check (state in ('asked', 'given', 'refused', 'taken_back', 'ended')),
  asked_by uuid references user_account (id) on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The last day, six months after the consent.
  ends_on date,
  ended_at timestamptz,
  -- When the person was reminded of the coming end.
  reminded_at timestamptz
);
create unique index representation_living on representation (mandate_id, profile_id) where state in ('asked', 'given');
create index representation_profile on representation (profile_id, asked_at desc);
create index representation_agency on representation (agency_id, asked_at desc, id desc);
create index representation_mandate on representation (mandate_id, asked_at desc);
create index representation_ends_on on representation (ends_on) where state = 'given';
create index representation_asked_by on representation (asked_by) where asked_by is not null;

-- An employer's job that takes people whom the agency presents.
create table job_presenting (
  job_id uuid primary key references job (id) on delete cascade,
  agency_id uuid not null references company (id) on delete cascade,
  -- What was accepted.
  terms text not null,
  accepted_by uuid references user_account (id) on delete set null,
  accepted_by_name text not null,
  accepted_at timestamptz not null
);
create index job_presenting_agency on job_presenting (agency_id);
create index job_presenting_accepted_by on job_presenting (accepted_by) where accepted_by is not null;

-- People for a client without an account, behind a link.
create table shortlist (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  mandate_id uuid not null references mandate (id) on delete cascade,
  locale text not null,
  -- Of the link's secret; null once it is revoked.
  digest text unique,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_count integer not null default 0,
  opened_at timestamptz
);
create index shortlist_mandate on shortlist (mandate_id, created_at desc);
create index shortlist_agency on shortlist (agency_id);
create index shortlist_created_by on shortlist (created_by) where created_by is not null;

-- A person presented to a client: among a job's applications, or on a shortlist.
create table presentation (
  id uuid primary key,
  representation_id uuid not null unique references representation (id) on delete cascade,
  application_id uuid unique references application (id) on delete set null,
  shortlist_id uuid references shortlist (id) on delete cascade,
  -- On the shortlist.
  position smallint not null default 0,
  -- The consultant's, in the client's language.
  words text not null,
  -- What is shown, as it was then.
  facts jsonb not null,
  answer text not null check (answer in ('waiting', 'yes', 'perhaps', 'no')),
  answer_words text not null default '',
  answered_at timestamptz,
  presented_by uuid references user_account (id) on delete set null,
  presented_at timestamptz not null,
  check (num_nonnulls(application_id, shortlist_id) <= 1)
);
create index presentation_shortlist on presentation (shortlist_id, position) where shortlist_id is not null;
create index presentation_presented_by on presentation (presented_by) where presented_by is not null;

-- A person who starts at a client through the agency.
create table placement (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  client_id uuid not null references client (id) on delete cascade,
  mandate_id uuid references mandate (id) on delete set null,
  -- Null once the person is erased.
  profile_id uuid references profile (id) on delete set null,
  presentation_id uuid references presentation (id) on delete set null,
  title text not null,
  state text not null check (state in ('expected', 'started', 'guaranteed', 'ended_early', 'cancelled')),
  starts_on date not null,
  -- Of the first year, in whole units of the currency.
  fixed_pay integer not null,
  variable_pay integer not null default 0,
  currency char(3) not null,
  -- As agreed with the client when it began; null until they are.
  fee_terms jsonb,
  -- In hundredths of the currency of the terms.
  fee bigint not null,
  guarantee_until date,
  ended_on date,
  refund bigint not null default 0,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index placement_presentation on placement (presentation_id) where state <> 'cancelled';
create index placement_agency on placement (agency_id, starts_on desc, id desc);
create index placement_guarantee on placement (guarantee_until) where state = 'started';
create index placement_client on placement (client_id);
create index placement_mandate on placement (mandate_id) where mandate_id is not null;
create index placement_profile on placement (profile_id) where profile_id is not null;
create index placement_presentation_id on placement (presentation_id) where presentation_id is not null;
create index placement_created_by on placement (created_by) where created_by is not null;

create table placement_share (
  placement_id uuid not null references placement (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  percent smallint not null check (percent between 1 and 100),
  primary key (placement_id, user_id)
);
create index placement_share_user on placement_share (user_id);

create table invoice (
  id uuid primary key,
  agency_id uuid not null references company (id) on delete cascade,
  placement_id uuid not null references placement (id) on delete restrict,
  kind text not null check (kind in ('fee', 'refund')),
  number text not null,
  issued_on date not null,
  due_on date not null,
  -- What it states; never changed.
  content jsonb not null,
  created_by uuid references user_account (id) on delete set null,
  unique (agency_id, number),
  unique (placement_id, kind)
);
create index invoice_created_by on invoice (created_by) where created_by is not null;
create index invoice_agency on invoice (agency_id, issued_on desc, id desc);
