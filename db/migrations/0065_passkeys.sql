-- Passkeys of an account (WebAuthn). The authenticator keeps the private key.
create table passkey (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the last use; it stays 0 where an authenticator does not count.
  counter bigint not null,
  transports text[] not null,
  -- Whether the authenticator keeps copies, for instance with its maker.
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- Whether a passkey was used in the session: it is both factors.
alter table user_session add column by_passkey boolean not null default false;
