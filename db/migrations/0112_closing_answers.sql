-- Applications that waited as their job closed, and are still to get the answer that was chosen for all of them
-- (docs/decisions/0155). A row goes with the answer, or with a decision about the one application before it.
create table application_closing_answer (
  application_id uuid primary key references application (id) on delete cascade,
  -- Those of one closing.
  closing_id uuid not null,
  answer text not null check (answer = 'reject'),
  -- Null where a key closed it, or whose account is gone.
  closed_by uuid references user_account (id) on delete set null,
  -- The key may be revoked since.
  key_id uuid,
  key_name text,
  check ((key_id is null) = (key_name is null))
);
create index application_closing_answer_closing on application_closing_answer (closing_id);
create index application_closing_answer_closer on application_closing_answer (closed_by);
