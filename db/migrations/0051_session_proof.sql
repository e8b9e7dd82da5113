-- When the person last proved who they are in this session: by password, passkey or code. Null where another site vouched.
alter table user_session add column proved_at timestamptz default now();
update user_session set proved_at = created_at;
