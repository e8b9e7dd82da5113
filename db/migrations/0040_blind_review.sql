alter table job add column blind_review boolean not null default false;

-- Who applied is hidden from the company until someone there decides to see it. Set when applying, as the job was then.
alter table application add column is_blind boolean not null default false;
alter table application add column revealed_at timestamptz;
alter table application add column revealed_by uuid references user_account (id) on delete set null;
create index application_revealed_by on application (revealed_by) where revealed_by is not null;
