-- What the administrator sees of the outbox: how many mails are in each state and since when, how many left within a day,
-- and those whose last attempt failed.
create index mail_unsent_status on mail (status, created_at) where status <> 'sent';
drop index mail_unsent;
create index mail_sent on mail (sent_at) where status = 'sent';
create index mail_failed on mail (created_at desc, id desc) where last_error is not null;

-- How many files of a kind there are and how large they are together, as the clock counted them last.
create table file_usage (
  kind text primary key,
  files integer not null,
  bytes bigint not null,
  counted_at timestamptz not null
);
