-- Jobs are counted by each language and level that suffices ('l:de:B1') too: home says how many jobs each level opens.
create or replace function job_counted_values(facets text[], slices text[]) returns setof text language sql immutable parallel safe as $$
  select unnest(facets || array['all'])
  union all
  select slice from unnest(slices) as slice where slice ~ '^[blm]:'
$$;

insert into job_facet_count
select slice, count(*) from job_search, unnest(slices) as slice where slice ~ '^l:' group by slice;
