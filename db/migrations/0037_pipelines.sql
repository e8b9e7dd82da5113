-- Stages that a company names, between new and a decision. Applicants see `status`, never a stage. `names` is by language.
create table pipeline (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  -- Which one new jobs take.
  is_default boolean not null,
  position smallint not null
);
create index pipeline_company on pipeline (company_id, position);

create table pipeline_stage (
  id uuid primary key,
  pipeline_id uuid not null references pipeline (id) on delete cascade,
  position smallint not null,
  status text not null check (status in ('viewed', 'shortlisted', 'interview')),
  names jsonb not null
);
create index pipeline_stage_pipeline on pipeline_stage (pipeline_id, position);

-- Null: the statuses are its stages.
alter table job add column pipeline_id uuid references pipeline (id) on delete set null;
create index job_pipeline on job (pipeline_id) where pipeline_id is not null;

-- Counts while it is of the job's pipeline and of the application's status; else the first stage of the status does.
alter table application add column stage_id uuid references pipeline_stage (id) on delete set null;
create index application_stage on application (stage_id) where stage_id is not null;

-- `names`: as the stage was called then.
create table application_stage_move (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  stage_id uuid references pipeline_stage (id) on delete set null,
  names jsonb not null,
  actor_id uuid references user_account (id) on delete set null,
  at timestamptz not null
);
create index application_stage_move_application on application_stage_move (application_id, at);
create index application_stage_move_stage on application_stage_move (stage_id);
create index application_stage_move_actor on application_stage_move (actor_id);
