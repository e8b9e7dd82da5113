-- Purges are background tasks, which hold their topics.
drop table cdn_purge;
