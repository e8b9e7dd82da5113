-- Within how many days the company promises an answer to whoever applies; null promises nothing.
alter table job add column answer_days smallint;

-- Until when this applicant was promised one, whatever the job promises later.
alter table application add column answer_due_at timestamptz;

-- When the company first answered in a way that counts (docs/decisions/0110-reply-promise.md): neither by an automatic message nor
-- by rejecting everyone as it closed the job.
alter table application add column counted_answer_at timestamptz;
update application set counted_answer_at = answer.at
from (
  select application_id, min(at) as at
  from (
    select event.application_id, event.at
    from application_event as event
      join application as sent on sent.id = event.application_id
      join job on job.id = sent.job_id
    where event.to_status in ('shortlisted', 'interview', 'accepted')
      -- The rejections of a closing job come just before it is closed, in its transaction.
      or event.to_status = 'rejected'
        and (job.closed_at is null or event.at not between job.closed_at - interval '5 minutes' and job.closed_at)
    union all
    select message.application_id, message.created_at
    from message
    where message.side = 'employer' and not exists (
      select from scheduled_message as scheduled
      where scheduled.id = message.client_id and scheduled.application_id = message.application_id)
  ) as told
  group by application_id
) as answer
where answer.application_id = application.id;
create index application_answer_due on application (answer_due_at)
  where counted_answer_at is null and status in ('new', 'viewed');

-- What applicants of the last 90 days got from each company, counted by the clock; companies without any have no row.
create table company_answers (
  company_id uuid primary key references company (id) on delete cascade,
  -- People whose applications count.
  applications integer not null,
  answered integer not null,
  -- Told as the job closed, and not before.
  told_at_closing integer not null,
  -- Promises that were kept or broken, and those that were kept.
  promised integer not null,
  kept integer not null,
  -- From applying to the first answer; null where nobody got one.
  median_hours double precision,
  counted_at timestamptz not null,
  check (answered + told_at_closing <= applications and kept <= promised)
);
