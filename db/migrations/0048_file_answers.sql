-- A question may ask for a file. What was uploaded belongs to the application as it was sent.
alter table job_question drop constraint job_question_kind_check;
alter table job_question add constraint job_question_kind_check
  check (kind in ('yes_no', 'choice', 'choices', 'number', 'text', 'date', 'level', 'file'));

create table application_file (
  application_id uuid not null references application (id) on delete cascade,
  question_id uuid not null,
  file_id uuid not null references file (id) on delete cascade,
  primary key (application_id, question_id)
);
create index application_file_file on application_file (file_id);
