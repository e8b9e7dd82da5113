-- Who checked what of companies and candidates, when, and how it ended. Rows stay when a verification ends, and go with
-- whom they are about.

alter table company drop constraint company_verified_how_check;
alter table company add constraint company_verified_how_check check (verified_how in ('domain', 'documents', 'call', 'other'));

-- Foreign keys look for what an account leaves behind.
create index company_verified_by on company (verified_by) where verified_by is not null;

-- The history; the columns of company say the same of the one that holds, for lists and pages.
create table company_verification (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  how text not null check (how in ('domain', 'documents', 'call', 'other')),
  -- What it was of: a new name or website ends it.
  name text not null,
  website text,
  -- Where the mail went, and when it was asked for, where it was by mail. The address goes with the member who confirmed.
  email text,
  asked_by uuid references user_account (id) on delete set null,
  asked_at timestamptz,
  -- The administrator, or the member who confirmed the mail.
  verified_by uuid references user_account (id) on delete set null,
  verified_at timestamptz not null,
  -- What was looked at, for administrators.
  note text not null default '',
  ended_at timestamptz,
  ended_how text check (ended_how in ('withdrawn', 'replaced', 'changed', 'unattended')),
  ended_by uuid references user_account (id) on delete set null,
  end_reason text,
  check ((ended_at is null) = (ended_how is null)),
  check (how <> 'domain' or asked_at is not null)
);
create unique index company_verification_holds on company_verification (company_id) where ended_at is null;
create index company_verification_company on company_verification (company_id, verified_at desc);
create index company_verification_asked_by on company_verification (asked_by) where asked_by is not null;
create index company_verification_verified_by on company_verification (verified_by) where verified_by is not null;
create index company_verification_ended_by on company_verification (ended_by) where ended_by is not null;

-- What was checked before there was a history.
insert into company_verification (id, company_id, how, name, website, asked_at, verified_by, verified_at)
  select gen_random_uuid(), id, verified_how, name, website, case when verified_how = 'domain' then verified_at end, verified_by, verified_at
  from company where verified_at is not null;

-- A mail to the company's domain that waits for its link to be used.
create table company_domain_mail (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  asked_by uuid not null references user_account (id) on delete cascade,
  email text not null,
  locale text not null,
  -- The company as it was when the mail was asked for.
  name text not null,
  website text not null,
  -- Made when the mail is written, so that no secret lies in the queue.
  digest text unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index company_domain_mail_company on company_domain_mail (company_id);
create index company_domain_mail_asked_by on company_domain_mail (asked_by);
create index company_domain_mail_expiry on company_domain_mail (expires_at);

create table candidate_verification (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  what text not null check (what in ('identity', 'language', 'work_authorisation', 'references')),
  -- The language and the level that was shown, and how.
  language char(2),
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  how text check (how in ('certificate', 'interview')),
  -- Where the person may work.
  country char(2),
  note text not null default '',
  verified_by uuid references user_account (id) on delete set null,
  verified_at timestamptz not null,
  ended_at timestamptz,
  ended_how text check (ended_how in ('withdrawn', 'replaced', 'changed', 'unattended')),
  ended_by uuid references user_account (id) on delete set null,
  end_reason text,
  check ((what = 'language') = (language is not null and level is not null and how is not null)),
  check ((what = 'work_authorisation') = (country is not null)),
  check ((ended_at is null) = (ended_how is null))
);
create unique index candidate_verification_holds on candidate_verification (profile_id, what, coalesce(language, country, '')) where ended_at is null;
create index candidate_verification_profile on candidate_verification (profile_id, verified_at desc);
create index candidate_verification_verified_by on candidate_verification (verified_by) where verified_by is not null;
create index candidate_verification_ended_by on candidate_verification (ended_by) where ended_by is not null;

-- What may be claimed of a person today: somebody stands for it, and what the profile says goes no further. A mother
-- tongue counts as C2, as everywhere.
create view shown_verification as
  select v.id, v.profile_id, v.what, v.language, v.level, v.how, v.country, v.verified_at
  from candidate_verification as v
  where v.ended_at is null and v.verified_by is not null
    and case v.what
      when 'language' then exists (
        select from profile_language as spoken
        where spoken.profile_id = v.profile_id and spoken.language = v.language
          and replace(spoken.level, 'native', 'C2') collate "C" <= v.level collate "C")
      when 'work_authorisation' then exists (select from profile where profile.id = v.profile_id and v.country = any (profile.work_authorisation))
      else true
    end;

-- What administrators look for companies by: name without accents, and domain, each word after a blank (as 0015 does for people).
create function company_search_text(name text, domain text) returns text
  language sql immutable parallel safe cost 1000
  return ' ' || lower(unaccent(name) || ' ' || coalesce(domain, ''));

create index company_search on company using gin (company_search_text(name, domain) gin_trgm_ops);
create index company_newest on company (created_at desc, id desc);
create index company_verified on company (created_at desc, id desc) where verified_at is not null;
create index company_unverified on company (created_at desc, id desc) where verified_at is null;
