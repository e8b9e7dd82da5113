-- The mail that says goodbye to whoever erased their account: with it goes the last place of their address.
alter table mail add column removed_once_sent boolean not null default false;
