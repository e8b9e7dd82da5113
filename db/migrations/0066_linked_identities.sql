-- Accounts at other sites (OpenID Connect) that sign in to an account. One of theirs belongs to one of ours.
create table linked_identity (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  issuer text not null,
  subject text not null,
  -- As the operator's settings call it.
  provider text not null,
  -- The address there, to recognise it by.
  email text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  unique (issuer, subject)
);
create index linked_identity_user on linked_identity (user_id, created_at);
