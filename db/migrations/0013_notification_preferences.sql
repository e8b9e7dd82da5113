-- How a person hears of each type of notification; without a row, in the app and by mail.
create table notification_preference (
  user_id uuid not null references user_account (id) on delete cascade,
  type text not null check (type in ('application', 'status_change', 'message', 'other')),
  in_app boolean not null default true,
  by_mail boolean not null default true,
  -- Stands in the links of mails, so it is not kept as a digest: it ends mails of this type and opens nothing.
  token text not null unique,
  primary key (user_id, type)
);
