-- What a member of a company is notified of about one job; without a row, what concerns them.
create table job_notice_choice (
  user_id uuid not null references user_account (id) on delete cascade,
  job_id uuid not null references job (id) on delete cascade,
  choice text not null check (choice in ('all', 'none')),
  primary key (job_id, user_id)
);
create index job_notice_choice_user on job_notice_choice (user_id);
