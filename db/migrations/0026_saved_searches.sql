-- Searches that people and addresses keep. A new job is compared with all of them in one pass: `anchors` finds those
-- that it may fit, `wanted` and `least_pay` those that it fits (0053).
create table saved_search (
  id uuid primary key,
  -- Whose it is: a person's, or that of an address whose owner has confirmed it.
  user_id uuid references user_account (id) on delete cascade,
  email text,
  name text not null default '',
  filters jsonb not null,
  locale text not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  paused boolean not null default false,
  confirmed_at timestamptz,
  -- A digest of what the links in its mails hold, never the value.
  token_digest text not null unique,
  created_at timestamptz not null,
  -- Made from filters and locale by the code of one version.
  compiled_version integer not null,
  -- One value of each group; null where every job has them all.
  wanted tsquery,
  anchors text[] not null,
  -- Euros a year.
  least_pay double precision,
  qualified boolean not null,
  check ((user_id is null) <> (email is null))
);
create index saved_search_user on saved_search (user_id) where user_id is not null;
create index saved_search_email on saved_search (email) where email is not null;
create index saved_search_unconfirmed on saved_search (created_at) where confirmed_at is null;
create index saved_search_compiled on saved_search (compiled_version);
-- Written seldom and read for each new job, so nothing waits in a list that every read would have to go through.
create index saved_search_anchors on saved_search using gin (anchors) with (fastupdate = off)
  where not paused and confirmed_at is not null;

-- Without foreign keys: one job fits thousands of searches, and checking each row by itself takes three times as long as
-- writing it. Who writes matches locks the job and the searches first, all at once, and the triggers delete the matches
-- of what is deleted, so that none is left without either (0053).
create table saved_search_match (
  saved_search_id uuid not null,
  job_id uuid not null,
  matched_at timestamptz not null,
  sent_at timestamptz,
  primary key (job_id, saved_search_id)
);
create index saved_search_match_search on saved_search_match (saved_search_id);

create function drop_matches_of_searches() returns trigger language plpgsql as $$
begin
  delete from saved_search_match using gone where saved_search_id = gone.id;
  return null;
end $$;
create trigger saved_search_deleted after delete on saved_search
  referencing old table as gone for each statement execute function drop_matches_of_searches();

create function drop_matches_of_jobs() returns trigger language plpgsql as $$
begin
  delete from saved_search_match using gone where job_id = gone.id;
  return null;
end $$;
create trigger job_deleted after delete on job
  referencing old table as gone for each statement execute function drop_matches_of_jobs();
