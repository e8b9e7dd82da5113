-- Removing a file looks for what refers to it; without these, each removal reads both tables whole.
create index profile_avatar on profile (avatar_file_id) where avatar_file_id is not null;
create index profile_cv on profile (cv_file_id) where cv_file_id is not null;
create index company_logo on company (logo_file_id) where logo_file_id is not null;
