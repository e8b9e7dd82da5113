-- Applications that were rejected several at once: for ten seconds nobody is told, and it can be undone (0063).
create table application_rejection_hold (
  application_id uuid primary key references application (id) on delete cascade,
  -- Those rejected by one request; undone together.
  batch_id uuid not null,
  decided_by uuid not null references user_account (id) on delete cascade,
  due_at timestamptz not null,
  -- From here on it cannot be undone. The row stays for a day, so that whoever undoes too late is told so.
  begun boolean not null default false
);
create index application_rejection_hold_batch on application_rejection_hold (batch_id);
create index application_rejection_hold_decider on application_rejection_hold (decided_by);
create index application_rejection_hold_due on application_rejection_hold (due_at);
