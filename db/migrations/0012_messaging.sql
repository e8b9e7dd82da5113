-- What an applicant and a company write to each other about an application: one thread each, which begins with its
-- first message. The row is locked while a message is added, so that `seq` has no gap and no double.
create table conversation (
  application_id uuid primary key references application (id) on delete cascade,
  -- Those of the application; the lists of both sides are read by them.
  company_id uuid not null references company (id) on delete cascade,
  applicant_id uuid not null references profile (id) on delete cascade,
  -- To whom of the company the applicant's messages are addressed: who wrote last, else who posted the job.
  employer_id uuid references user_account (id) on delete set null,
  -- Whether the company has written; the applicant may then answer.
  employer_wrote boolean not null default false,
  last_seq integer not null default 0,
  last_at timestamptz not null,
  -- Names and title, and whose it is, as below.
  search tsvector not null
);
create index conversation_company on conversation (company_id, last_at desc, application_id desc);
create index conversation_applicant on conversation (applicant_id, last_at desc, application_id desc);
create index conversation_employer on conversation (employer_id) where employer_id is not null;
create index conversation_search on conversation using gin (search);

create table message (
  id uuid primary key,
  application_id uuid not null references conversation (application_id) on delete cascade,
  seq integer not null,
  -- Made by the sender's browser: what is sent again is stored once.
  client_id uuid not null,
  side text not null check (side in ('applicant', 'employer')),
  sender_id uuid references user_account (id) on delete set null,
  recipient_id uuid references user_account (id) on delete set null,
  content text not null,
  -- The words of the content, and whose thread it is: a search through all threads of a side reads this index alone.
  search tsvector not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  read_at timestamptz,
  unique (application_id, seq),
  unique (application_id, sender_id, client_id)
);
create index message_sender on message (sender_id) where sender_id is not null;
create index message_recipient on message (recipient_id) where recipient_id is not null;
create index message_unread on message (recipient_id, application_id, seq) where read_at is null;
create index message_unread_thread on message (application_id) where read_at is null;
create index message_undelivered on message (recipient_id, application_id) where delivered_at is null;
create index message_search on message using gin (search);

create table message_attachment (
  file_id uuid primary key references file (id) on delete cascade,
  message_id uuid not null references message (id) on delete cascade,
  position smallint not null
);
create index message_attachment_message on message_attachment (message_id, position);

-- What a notification is about goes with it.
alter table notification add column application_id uuid references application (id) on delete cascade;
update notification set application_id = application.id from application where application.id = (notification.data ->> 'application_id')::uuid;
delete from notification where application_id is null;
create index notification_application on notification (application_id) where application_id is not null;
