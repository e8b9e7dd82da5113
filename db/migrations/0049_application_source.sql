-- Where an applicant came from: a tag of the link that they followed, or the host that linked to the job. Null where nothing
-- was said.
alter table application add column source text check (length(source) between 1 and 60);
