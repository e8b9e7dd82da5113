-- The hiring managers of a job: members who work on its applications and messages, and see no other job of their company.
alter table company_member drop constraint company_member_role_check;
alter table company_member add constraint company_member_role_check
  check (role in ('owner', 'recruiter', 'hiring_manager', 'reader'));
alter table company_invitation drop constraint company_invitation_role_check;
alter table company_invitation add constraint company_invitation_role_check
  check (role in ('owner', 'recruiter', 'hiring_manager', 'reader'));

create table job_manager (
  job_id uuid not null references job (id) on delete cascade,
  company_id uuid not null,
  user_id uuid not null,
  primary key (job_id, user_id),
  foreign key (company_id, user_id) references company_member (company_id, user_id) on delete cascade
);
create index job_manager_member on job_manager (user_id, company_id);
