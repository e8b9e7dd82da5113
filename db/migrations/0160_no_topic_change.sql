-- Recorded changes for processes that heard of them through Valkey, which is no longer supported.
drop table topic_change;
