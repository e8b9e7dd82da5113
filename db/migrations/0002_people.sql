-- Accounts. The first three tables are better-auth's, under our names (docs/decisions/0015-accounts.md).
create table user_account (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  banned_at timestamptz,
  ban_reason text,
  -- What the person registered as. It never changes; the profile's role differs from it for administrators alone.
  user_type text not null check (user_type in ('job_seeker', 'employer')),
  -- Proof that this browser made the registration: its confirmation needs no password again. A digest, never the value.
  registration_digest text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_session (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- A digest of what the cookie holds, never the value.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_session_user on user_session (user_id);

create table user_credential (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_credential_user on user_credential (user_id);

-- Links that were mailed and not used yet. They die with the account.
create table user_token (
  -- A digest of what the link holds, never the value.
  digest text primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change_email')),
  -- The address that the link confirms; a reset link confirms the one that the account has.
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index user_token_user on user_token (user_id);
create index user_token_expiry on user_token (expires_at);

-- Made once by whichever process needs it first; all processes on this database share it.
create table platform_secret (
  name text primary key,
  value text not null
);

-- Stored files. Their bytes lie in the store under storage_key; a row exists only for bytes that are there.
create table file (
  id uuid primary key,
  owner_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('avatar', 'logo', 'cv', 'attachment')),
  name text not null,
  size integer not null check (size >= 0),
  type text not null,
  sha256 text not null,
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
create index file_owner on file (owner_id, created_at desc);

-- People. A profile is what others may see of an account.
create table profile (
  id uuid primary key,
  user_id uuid not null unique references user_account (id) on delete cascade,
  role text not null check (role in ('job_seeker', 'employer', 'admin')),
  first_name text not null,
  last_name text not null,
  username text not null unique,
  avatar_file_id uuid references file (id) on delete set null,
  bio text not null default '',
  skills text[] not null default '{}',
  city text not null default '',
  country char(2),
  job_title text not null default '',
  contact_email text,
  cv_file_id uuid references file (id) on delete set null,
  -- Countries (ISO 3166-1) in which the person says that they may work.
  work_authorisation text[] not null default '{}',
  visibility text not null default 'applied' check (visibility in ('applied', 'employers')),
  preferred_locale text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profile_created on profile (created_at);

-- Languages are data: ISO 639-1 and a CEFR level; a mother tongue counts as C2 where levels are compared.
create table profile_language (
  profile_id uuid not null references profile (id) on delete cascade,
  language char(2) not null,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
  position integer not null,
  primary key (profile_id, language)
);

create table work_experience (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  position text not null,
  company text not null,
  start_date date not null,
  end_date date,
  is_current boolean not null default false,
  description text not null default '',
  check (end_date is null or end_date >= start_date),
  check (not (is_current and end_date is not null))
);
create index work_experience_profile on work_experience (profile_id, start_date desc);

create table education (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  degree text not null,
  institution text not null,
  field_of_study text not null default '',
  start_date date not null,
  end_date date,
  description text not null default '',
  check (end_date is null or end_date >= start_date)
);
create index education_profile on education (profile_id, start_date desc);

create table certification (
  id uuid primary key,
  profile_id uuid not null references profile (id) on delete cascade,
  name text not null,
  issuing_organization text not null,
  issue_date date not null,
  expiration_date date,
  credential_url text,
  check (expiration_date is null or expiration_date >= issue_date)
);
create index certification_profile on certification (profile_id, issue_date desc);

create table company (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  logo_file_id uuid references file (id) on delete set null,
  website text,
  -- Plain text per locale: {"en": "…", "de": "…"}.
  description jsonb not null default '{}',
  industry text not null default '',
  size text check (size in ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+')),
  country char(2),
  domain text,
  -- Who checked what, and when. Never claimed without all three.
  verified_at timestamptz,
  verified_by uuid references user_account (id) on delete set null,
  verified_how text check (verified_how in ('domain', 'documents', 'call')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((verified_at is null) = (verified_how is null))
);

create table company_member (
  company_id uuid not null references company (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
-- A person works for one company.
create unique index company_member_user on company_member (user_id);
