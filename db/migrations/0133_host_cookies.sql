-- Sessions of before, whose cookie has a prefix with which other sites of the same domain could set it too: it is taken for
-- these alone, until they end.
alter table user_session add column has_former_cookie boolean not null default false;
update user_session set has_former_cookie = true;
