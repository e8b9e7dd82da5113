-- Keys by which programs use the API: of a company, or of the platform where company_id is null. The key itself is shown
-- once; only its digest is kept.
create table api_key (
  id uuid primary key,
  company_id uuid references company (id) on delete cascade,
  name text not null,
  -- The beginning of the key, by which people recognise it.
  prefix text not null,
  digest text not null unique,
  scopes text[] not null,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_key_company on api_key (company_id);
create index api_key_creator on api_key (created_by);

-- Answers to changes that named an Idempotency-Key; without an answer while the change runs.
create table idempotent_request (
  key_id uuid not null references api_key (id) on delete cascade,
  name text not null,
  digest text not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  primary key (key_id, name)
);
create index idempotent_request_time on idempotent_request (created_at);

-- What a key changed is not anybody's: its name stands in the history.
alter table application_event add column key_name text;
alter table application_stage_move add column key_name text;
