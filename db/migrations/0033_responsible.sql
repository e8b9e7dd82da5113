-- Who is notified about a job and answers its applicants; null: who posted it. It moves when a colleague takes over.
alter table job add column responsible_id uuid references user_account (id) on delete set null;
create index job_responsible on job (responsible_id) where responsible_id is not null;
