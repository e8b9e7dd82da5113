-- What a job asks its applicants. `texts` and the words of `options` are by language; `wanted` is the answer that the
-- company hopes for, in the form of its kind (src/contract/questions.ts).
create table job_question (
  id uuid primary key,
  job_id uuid not null references job (id) on delete cascade,
  position smallint not null,
  kind text not null check (kind in ('yes_no', 'choice', 'choices', 'number', 'text', 'date', 'level')),
  required boolean not null,
  texts jsonb not null,
  options jsonb not null default '[]',
  language text,
  wanted jsonb
);
create index job_question_job on job_question (job_id, position);

-- The answers with the questions as the applicant read them, and how many are not as hoped for.
alter table application add column answers jsonb not null default '[]';
alter table application add column unwanted_answers smallint not null default 0;
