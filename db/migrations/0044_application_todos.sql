-- What a member is to do about an application, by a day. Of a company; the applicant never reads it.
create table application_todo (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  text text not null,
  due_on date,
  assignee_id uuid references user_account (id) on delete set null,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  done_by uuid references user_account (id) on delete set null,
  done_at timestamptz
);
create index application_todo_application on application_todo (application_id, created_at);
create index application_todo_assignee on application_todo (assignee_id, due_on) where done_at is null;
create index application_todo_created_by on application_todo (created_by);
create index application_todo_done_by on application_todo (done_by);
