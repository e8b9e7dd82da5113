-- For words of a search that few jobs have, the words that are spelled much like them.
create index job_word_alike on job_word using gin (key gin_trgm_ops);
