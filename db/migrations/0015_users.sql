-- What administrators look for and change (docs/decisions/0037-administration.md).
create extension if not exists pg_trgm;

-- What a person is searched by: name without accents, and address, each word after a blank. Resolved where it is made, so that it depends on no
-- search path; its price is said, because the planner would read all accounts rather than the index.
create function user_search_text(name text, email text) returns text
  language sql immutable strict parallel safe cost 1000
  return ' ' || lower(unaccent(name) || ' ' || email);

create index user_account_search on user_account using gin (user_search_text(name, email) gin_trgm_ops);
create index user_account_newest on user_account (created_at desc, id desc);
create index user_account_banned on user_account (created_at desc, id desc) where banned_at is not null;
create index user_account_unverified on user_account (created_at desc, id desc) where not email_verified;
create index profile_admin on profile (user_id) where role = 'admin';

-- The banned person because of whom the job is hidden; null where an administrator hid the job itself. It stays hidden
-- when their account goes.
alter table job add column hidden_for uuid references user_account (id) on delete set null;
create index job_hidden_for on job (hidden_for) where hidden_for is not null;
