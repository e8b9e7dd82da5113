-- Since when a person states a level; null for what was stated before.
alter table profile_language add column stated_at timestamptz;
alter table profile_language alter column stated_at set default now();

-- A self-test: begun, and sent or not. Answers are not kept. A removed one keeps that it was begun, and with which form.
create table language_test (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  language char(2) not null check (language in ('de', 'en', 'es', 'fr', 'it', 'pt')),
  form smallint not null check (form >= 0),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  sent_at timestamptz,
  gaps smallint,
  score smallint,
  -- Wrong only for an accent.
  accents smallint,
  -- Null below A1.
  level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
  is_shown boolean not null default false,
  removed_at timestamptz,
  check ((sent_at is null) = (score is null)),
  check ((sent_at is null) = (gaps is null)),
  check ((sent_at is null) = (accents is null)),
  check (score between 0 and gaps and accents between 0 and gaps - score),
  check (level is null or sent_at is not null),
  check (not is_shown or sent_at is not null),
  check (removed_at is null or sent_at is null)
);
create index language_test_person on language_test (profile_id, language, started_at desc);

-- What a company says after an interview: in which language it was, and whether the level of the application was met.
create table interview_language (
  interview_id uuid primary key references interview (id) on delete cascade,
  language text not null,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
  is_met boolean not null,
  said_by uuid references user_account (id) on delete set null,
  said_at timestamptz not null
);
create index interview_language_author on interview_language (said_by);

-- What the levels of a person's languages rest on. With a company: for its readers and the person alone.
create view language_evidence as
  select profile_id, language, 'stated' as kind, level, null::boolean as is_met, stated_at as at,
    null::uuid as company_id, true as is_shown
  from profile_language
union all
  select profile_id, language, case how when 'certificate' then 'certificate' else 'checked_interview' end, level, null,
    verified_at, null, true
  from shown_verification
  where what = 'language'
union all
  select profile_id, language, 'self_test', level, null, sent_at, null, is_shown
  from language_test as test
  where sent_at is not null and exists (
    select from profile_language as spoken
    where spoken.profile_id = test.profile_id and spoken.language = test.language)
union all
  select application.applicant_id, said.language, 'interview', said.level, said.is_met, interview.starts_at,
    application.company_id, true
  from interview_language as said
    join interview on interview.id = said.interview_id
    join application on application.id = interview.application_id;
