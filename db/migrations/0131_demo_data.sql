-- That an empty database was filled with the demo: with DEMO=1 the site shows its mails, which it does of no other data.
create table demo_data (
  id boolean primary key default true check (id),
  filled_at timestamptz not null default now()
);

-- Demos of before. Nobody but the demo makes this account an administrator.
insert into demo_data (id)
select true from user_account join profile on profile.user_id = user_account.id
where user_account.email = 'admin@demo.example' and profile.role = 'admin';
