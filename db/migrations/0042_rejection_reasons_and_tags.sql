-- Why a company rejects. `names` is for its members, `texts` for applicants who are told; both by language.
create table rejection_reason (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  position smallint not null,
  names jsonb not null,
  texts jsonb not null
);
create index rejection_reason_company on rejection_reason (company_id, position);

-- The reason as it was then, and whether the applicant is told.
alter table application add column rejection jsonb;

-- Of a company; the filter of its list reads them from application.tags, where they begin with "tag:".
create table application_tag (
  application_id uuid not null references application (id) on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  primary key (application_id, name)
);
create index application_tag_company on application_tag (company_id, name);
