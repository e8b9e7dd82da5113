-- When the person last proved who they are by something else than a code of the second factor.
alter table user_session add column first_factor_at timestamptz;
