-- Whether all jobs are indexed with the words of the digest; until then searches find a part of them, and say so. A
-- migration that changes what rows of job_search hold empties the digest, so that all jobs are indexed again.
alter table job_search_words add column indexed boolean not null default true;
