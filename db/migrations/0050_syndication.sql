-- Whether other job sites get a job by the feeds for them.
alter table job add column syndicated boolean not null default true;
