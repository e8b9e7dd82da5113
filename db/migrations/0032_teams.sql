-- The members of a company. A reader sees its jobs and figures, and no applications. A person may be a member of several
-- companies; pages and lists are about the one that they chose last.
alter table company_member drop constraint company_member_role_check;
alter table company_member add constraint company_member_role_check check (role in ('owner', 'recruiter', 'reader'));
alter table company_member add column chosen_at timestamptz not null default now();
drop index company_member_user;
create index company_member_user on company_member (user_id, chosen_at desc);

create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'recruiter', 'reader')),
  locale text not null,
  invited_by uuid not null references user_account (id) on delete cascade,
  -- Made when the mail is written, so that no secret lies in the queue.
  digest text unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);
-- Somebody who is invited again gets a new link in place of the old one.
create unique index company_invitation_email on company_invitation (company_id, email);
create index company_invitation_invited_by on company_invitation (invited_by);
create index company_invitation_expiry on company_invitation (expires_at);
