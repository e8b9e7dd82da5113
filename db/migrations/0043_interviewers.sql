alter table company_member drop constraint company_member_role_check;
alter table company_member add constraint company_member_role_check
  check (role in ('owner', 'recruiter', 'hiring_manager', 'interviewer', 'reader'));
alter table company_invitation drop constraint company_invitation_role_check;
alter table company_invitation add constraint company_invitation_role_check
  check (role in ('owner', 'recruiter', 'hiring_manager', 'interviewer', 'reader'));
