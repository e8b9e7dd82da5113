-- Versions of the pages whose texts are the operator's own. The one without a number is the draft.
create table own_page_version (
  id uuid primary key,
  page text not null check (page in ('legal-notice', 'terms', 'privacy', 'help')),
  number integer,
  -- HTML by language.
  texts jsonb not null,
  -- Why it was changed, for administrators.
  note text not null default '',
  -- Of new terms: what changes, by language. Null where nobody is asked to accept them.
  summary jsonb,
  in_force_from timestamptz,
  published_at timestamptz,
  published_by uuid references user_account (id) on delete set null,
  -- Of the draft: each change counts one up.
  revision integer not null default 1,
  unique nulls not distinct (page, number),
  check ((number is null) = (published_at is null) and (number is null) = (in_force_from is null))
);
create index own_page_version_published_by on own_page_version (published_by);

-- Who accepted which terms.
create table terms_consent (
  user_id uuid not null references user_account (id) on delete cascade,
  version_id uuid not null references own_page_version (id),
  given_at timestamptz not null,
  primary key (user_id, version_id)
);
create index terms_consent_version on terms_consent (version_id);

-- The number of the latest terms that the person accepted: every request asks for it.
alter table user_account add column accepted_terms integer;
