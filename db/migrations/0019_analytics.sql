-- When the company first answered: the first change of status that tells the applicant something, or its first message.
-- Opening an application is no answer.
alter table application add column first_answered_at timestamptz;
update application set first_answered_at = answer.at
from (
  select application_id, min(at) as at
  from (
    select application_id, at from application_event where to_status in ('shortlisted', 'interview', 'accepted', 'rejected')
    union all select application_id, created_at from message where side = 'employer'
  ) as told
  group by application_id
) as answer
where answer.application_id = application.id;

-- What the days are counted by (docs/decisions/0037-administration.md); that of people is there.
create index application_applied on application (applied_at);
create index job_first_published on job (first_published_at) where first_published_at is not null;

-- What came in on each day (UTC), in all and by category, country and language; days without anything have no row. The
-- clock counts a day anew when something of it has changed, so that it agrees with what is stored now.
create table analytics_day (
  day date not null,
  -- 'all' has the key ''. A key of '' elsewhere: not stated.
  dimension text not null check (dimension in ('all', 'category', 'country', 'language')),
  key text not null,
  job_seekers integer not null,
  employers integer not null,
  jobs integer not null,
  applications integer not null,
  -- Applications less those that were withdrawn before there was an answer; and those that have one.
  expecting integer not null,
  answered integer not null,
  -- In how many hours how many were answered: pairs, by hours.
  answer_hours integer[] not null default '{}',
  answer_counts integer[] not null default '{}',
  primary key (dimension, day, key)
);

-- Days of which something has changed since they were counted. Rows are only added, so that no two writers meet in one.
create table analytics_due (
  day date not null
);

-- Its argument: what the changed rows are.
create function analytics_mark() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'people' then
    insert into analytics_due select distinct (created_at at time zone 'utc')::date from changed where email_verified;
  elsif tg_argv[0] = 'jobs' then
    insert into analytics_due select distinct (first_published_at at time zone 'utc')::date from changed where first_published_at is not null;
  elsif tg_argv[0] = 'applications' then
    insert into analytics_due select distinct (applied_at at time zone 'utc')::date from changed;
  else
    insert into analytics_due
    select (job.first_published_at at time zone 'utc')::date from changed join job on job.id = changed.job_id where job.first_published_at is not null
    union select (application.applied_at at time zone 'utc')::date from changed join application on application.job_id = changed.job_id;
  end if;
  return null;
end
$$;

create trigger analytics_added after insert on user_account referencing new table as changed for each statement execute function analytics_mark('people');
create trigger analytics_removed after delete on user_account referencing old table as changed for each statement execute function analytics_mark('people');
create trigger analytics_added after insert on job referencing new table as changed for each statement execute function analytics_mark('jobs');
create trigger analytics_removed after delete on job referencing old table as changed for each statement execute function analytics_mark('jobs');
create trigger analytics_added after insert on application referencing new table as changed for each statement execute function analytics_mark('applications');
create trigger analytics_removed after delete on application referencing old table as changed for each statement execute function analytics_mark('applications');
create trigger analytics_added after insert on job_language referencing new table as changed for each statement execute function analytics_mark('languages');
create trigger analytics_removed after delete on job_language referencing old table as changed for each statement execute function analytics_mark('languages');

-- What a change makes due; its triggers say which changes count at all.
create function analytics_mark_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'user_account' then
    insert into analytics_due values ((new.created_at at time zone 'utc')::date);
  elsif tg_table_name = 'profile' then
    insert into analytics_due select (created_at at time zone 'utc')::date from user_account where id = new.user_id and email_verified;
  elsif tg_table_name = 'application' then
    insert into analytics_due values ((new.applied_at at time zone 'utc')::date);
  else
    insert into analytics_due
    select (new.first_published_at at time zone 'utc')::date
    union select (applied_at at time zone 'utc')::date from application where job_id = new.id;
  end if;
  return null;
end
$$;

create trigger analytics_changed after update of email_verified on user_account
  for each row when (old.email_verified is distinct from new.email_verified) execute function analytics_mark_change();
create trigger analytics_changed after update of country, preferred_locale on profile
  for each row when (old.country is distinct from new.country or old.preferred_locale is distinct from new.preferred_locale) execute function analytics_mark_change();
create trigger analytics_changed after update of status, first_answered_at on application
  for each row when (old.first_answered_at is distinct from new.first_answered_at or (old.status = 'withdrawn') <> (new.status = 'withdrawn')) execute function analytics_mark_change();
create trigger analytics_changed after update of first_published_at, category, country on job
  for each row when (new.first_published_at is not null and (old.first_published_at, old.category, old.country) is distinct from (new.first_published_at, new.category, new.country))
  execute function analytics_mark_change();

insert into analytics_due
select (created_at at time zone 'utc')::date from user_account where email_verified
union select (first_published_at at time zone 'utc')::date from job where first_published_at is not null
union select (applied_at at time zone 'utc')::date from application;
