-- What a company writes to applicants again and again, in the site's languages; some are sent when an application gets
-- to a status or to a stage of the company's own.
create table message_template (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  position integer not null,
  name text not null,
  category text not null check (category in ('interview', 'status', 'follow_up', 'rejection', 'general')),
  texts jsonb not null,
  sent_status text check (sent_status in ('viewed', 'shortlisted', 'interview', 'accepted', 'rejected')),
  -- Saving the stages replaces their rows, so no reference; one that is gone is never reached.
  sent_stage_id uuid,
  delay_minutes integer check (delay_minutes > 0),
  check (sent_status is null or sent_stage_id is null),
  check ((delay_minutes is null) = (sent_status is null and sent_stage_id is null))
);
create index message_template_company on message_template (company_id, position);

-- Messages that templates send, with their text as it was when the application got there. One a template and
-- application, so that nobody gets the same again.
create table scheduled_message (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  template_id uuid not null,
  sender_id uuid references user_account (id) on delete cascade,
  name text not null,
  -- Kept only while it waits.
  content text,
  state text not null check (state in ('waiting', 'sent', 'taken_back', 'dropped')),
  send_at timestamptz not null,
  unique (application_id, template_id),
  check ((content is not null) = (state = 'waiting'))
);
create index scheduled_message_sender on scheduled_message (sender_id);
create index scheduled_message_template on scheduled_message (template_id) where state = 'waiting';
