-- Counts jobs in the order in which they were made, so that a sitemap is a range of numbers: it never moves a job from one
-- file to another, and none is found by counting through those before it.
alter table job add column number integer not null generated always as identity;

-- The jobs of one file; when one of them changed last, for each file of 5,000 (features/jobs/discovery/sitemap.ts); and
-- which companies have open jobs.
create index job_sitemap on job (number) where status = 'active' and hidden_at is null;
create index job_sitemap_changed on job (((number - 1) / 5000), updated_at) where status = 'active' and hidden_at is null;
create index job_open on job (company_id, updated_at) where status = 'active' and hidden_at is null;
