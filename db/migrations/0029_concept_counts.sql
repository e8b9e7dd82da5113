-- Concepts by title or list of skills ('b:o.account-manager') or by text ('m:…') are counted as facets are: suggestions offer what jobs
-- have, and a search reads as much of its list as it needs.
create or replace function job_count_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into job_facet_count
      select value, -count(*) from removed, job_counted_values(facets, slices) as value group by value;
  end if;
  if tg_op <> 'DELETE' then
    insert into job_facet_count
      select value, count(*) from added, job_counted_values(facets, slices) as value group by value;
  end if;
  return null;
end
$$;
create function job_counted_values(facets text[], slices text[]) returns setof text language sql immutable parallel safe as $$
  select unnest(facets || array['all'])
  union all
  select slice from unnest(slices) as slice where slice ~ '^[bm]:'
$$;

insert into job_facet_count
select slice, count(*) from job_search, unnest(slices) as slice where slice ~ '^[bm]:' group by slice;
