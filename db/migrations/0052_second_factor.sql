-- The second factor of an account. Codes are computed from the secret, so that it cannot be a digest.
create table second_factor (
  user_id uuid primary key references user_account (id) on delete cascade,
  secret text not null,
  -- Null until a first code was typed.
  confirmed_at timestamptz,
  -- The time step of the last code that was used: each works once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- Each stands in for a code, once.
create table recovery_code (
  digest text primary key,
  user_id uuid not null references second_factor (user_id) on delete cascade
);
create index recovery_code_user on recovery_code (user_id);

-- A sign-in that is not finished; only the browser that has its cookie can finish it.
create table pending_sign_in (
  digest text primary key,
  kind text not null,
  user_id uuid references user_account (id) on delete cascade,
  data jsonb not null default '{}',
  expires_at timestamptz not null
);
create index pending_sign_in_expiry on pending_sign_in (expires_at);
create index pending_sign_in_user on pending_sign_in (user_id);

-- Whether its members need a second factor.
alter table company add column requires_second_factor boolean not null default false;
