-- CVs that came to the address of a job by email. Each waits until a member adds the person or deletes it.
create table mailed_cv (
  -- From the email's id and the position of the file in it: one that comes twice is kept once.
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  file_id uuid not null references file (id) on delete cascade,
  -- As the email states it: anyone can write any address.
  from_address text not null,
  words text not null,
  -- How many files of the email were not kept: more than five, or no CVs.
  left_out smallint not null,
  received_at timestamptz not null
);
create index mailed_cv_company on mailed_cv (company_id, received_at desc, id desc);
create index mailed_cv_job on mailed_cv (job_id);
create index mailed_cv_file on mailed_cv (file_id);
create index mailed_cv_received_at on mailed_cv (received_at);
