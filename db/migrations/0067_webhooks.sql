-- Addresses that a company's own programs, Slack or Teams are told at.
create table webhook (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  kind text not null,
  name text not null,
  address text not null,
  events text[] not null,
  -- Of titles, of messages to Slack and Teams, and of the pages that links lead to.
  locale text not null,
  -- By which deliveries are signed; none for Slack and Teams. The one before counts for a time.
  secret text,
  old_secret text,
  old_secret_until timestamptz,
  is_enabled boolean not null default true,
  disabled_for text,
  failing_since timestamptz,
  -- Deliveries in a row that failed, after which the next one waits.
  failures integer not null default 0,
  retry_at timestamptz,
  -- By the process that delivers; it ends by itself where that process died.
  busy_until timestamptz,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null
);
create index webhook_company on webhook (company_id);
create index webhook_creator on webhook (created_by);

-- What happened, as it was then: ids, states and titles of jobs, nothing about people.
create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  -- The order in which it happened.
  seq bigint generated always as identity,
  event text not null,
  -- What is told of one subject is told in order.
  subject_id uuid not null,
  application_id uuid references application (id) on delete cascade,
  data jsonb not null,
  created_at timestamptz not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Of the last attempt: the status and beginning of the answer, and the milliseconds that it took.
  sent_at timestamptz,
  status integer,
  answer text,
  took integer,
  problem text
);
create index webhook_delivery_log on webhook_delivery (webhook_id, seq);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject_id, seq) where state = 'waiting';
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting';
create index webhook_delivery_application on webhook_delivery (application_id);
create index webhook_delivery_time on webhook_delivery (created_at);
