-- What members of a company say to each other about an application. The applicant never reads it.
create table application_comment (
  id uuid primary key,
  application_id uuid not null references application (id) on delete cascade,
  author_id uuid references user_account (id) on delete set null,
  text text not null,
  at timestamptz not null
);
create index application_comment_application on application_comment (application_id, at desc, id desc);
create index application_comment_author on application_comment (author_id);

create table application_comment_mention (
  comment_id uuid not null references application_comment (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  primary key (comment_id, user_id)
);
create index application_comment_mention_user on application_comment_mention (user_id);
