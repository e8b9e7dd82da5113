-- Who lets verified companies find them: until when, and what of them is shown. Withdrawing deletes the row.
create table talent_consent (
  profile_id uuid primary key references profile (id) on delete cascade,
  given_at timestamptz not null,
  confirmed_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the person was asked to confirm it.
  asked_at timestamptz,
  shown_name text not null check (shown_name in ('full', 'initial')),
  available text not null check (available in ('now', 'date', 'notice')),
  available_on date,
  notice_weeks smallint check (notice_weeks between 1 and 52),
  -- Empty: any.
  workplaces text[] not null default '{}',
  -- What the search asks for: languages with each level that is met, occupations, the country, workplaces.
  facets text[] not null default '{}',
  latitude real,
  longitude real,
  -- When the facets were last read from the profile; null asks for it.
  indexed_at timestamptz,
  check ((available_on is not null) = (available = 'date')),
  check ((notice_weeks is not null) = (available = 'notice'))
);
create index talent_consent_facets on talent_consent using gin (facets);
create index talent_consent_newest on talent_consent (confirmed_at desc, profile_id);
create index talent_consent_place on talent_consent (latitude, longitude);
create index talent_consent_end on talent_consent (ends_at);
create index talent_consent_not_indexed on talent_consent (profile_id) where indexed_at is null;

-- Who chose before that employers may find them said so, without a day: they are asked to confirm it within 60 days.
insert into talent_consent (profile_id, given_at, confirmed_at, ends_at, shown_name, available)
select profile.id, now(), now(), now() + interval '60 days', 'initial', 'now'
from profile
where profile.visibility = 'employers' and profile.role = 'job_seeker';

-- Companies that do not find a person, by themselves or by their domain.
create table hidden_company (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  company_id uuid references company (id) on delete cascade,
  domain text,
  hidden_at timestamptz not null,
  check ((company_id is null) <> (domain is null)),
  unique (profile_id, company_id),
  unique (profile_id, domain)
);
create index hidden_company_company on hidden_company (company_id);

-- Which company opened a seeker's profile, and on which day.
create table profile_look (
  profile_id uuid not null references profile (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  day date not null,
  primary key (profile_id, company_id, day)
);
create index profile_look_company on profile_look (company_id);
create index profile_look_day on profile_look (day);

-- A company asks a person whom it found about one of its jobs.
create table talent_invitation (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  profile_id uuid not null references profile (id) on delete cascade,
  invited_by uuid references user_account (id) on delete set null,
  text text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  status text not null check (status in ('open', 'interested', 'declined', 'lapsed')),
  answered_at timestamptz,
  -- Of who declined.
  reason text not null default '',
  reported_at timestamptz,
  check ((answered_at is not null) = (status in ('interested', 'declined')))
);
create unique index talent_invitation_open on talent_invitation (job_id, profile_id) where status = 'open';
create index talent_invitation_profile on talent_invitation (profile_id, sent_at desc);
create index talent_invitation_company on talent_invitation (company_id, sent_at desc, id desc);
create index talent_invitation_inviter on talent_invitation (invited_by);
create index talent_invitation_expiry on talent_invitation (expires_at) where status = 'open';
