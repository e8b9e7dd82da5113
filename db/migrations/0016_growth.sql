-- How many people registered, jobs were made, and applications and messages were sent on each day (UTC), less those that
-- are gone since: sums of differences, so that no two writers meet in a row. The clock adds them up
-- (docs/decisions/0037-administration.md).
create table growth (
  kind text not null check (kind in ('users', 'jobs', 'applications', 'messages')),
  day date not null,
  count integer not null
);

-- Its argument: the kind. Each statement is planned once for each table, and only where it is reached.
create function growth_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_op = 'INSERT' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, -count(*) from removed group by 2;
  else
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, -count(*) from removed group by 2;
  end if;
  return null;
end
$$;

create trigger growth_added after insert on user_account referencing new table as added for each statement execute function growth_count('users');
create trigger growth_removed after delete on user_account referencing old table as removed for each statement execute function growth_count('users');
create trigger growth_added after insert on job referencing new table as added for each statement execute function growth_count('jobs');
create trigger growth_removed after delete on job referencing old table as removed for each statement execute function growth_count('jobs');
create trigger growth_added after insert on application referencing new table as added for each statement execute function growth_count('applications');
create trigger growth_removed after delete on application referencing old table as removed for each statement execute function growth_count('applications');
create trigger growth_added after insert on message referencing new table as added for each statement execute function growth_count('messages');
create trigger growth_removed after delete on message referencing old table as removed for each statement execute function growth_count('messages');

insert into growth select 'users', (created_at at time zone 'utc')::date, count(*) from user_account group by 2;
insert into growth select 'jobs', (created_at at time zone 'utc')::date, count(*) from job group by 2;
insert into growth select 'applications', (applied_at at time zone 'utc')::date, count(*) from application group by 2;
insert into growth select 'messages', (created_at at time zone 'utc')::date, count(*) from message group by 2;
