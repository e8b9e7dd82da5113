-- Skills that name the person, their place, an employer or a school no longer find an application that is reviewed blind.
-- A reveal writes all of them anew (docs/decisions/0070-blind-review.md).
with said as (
  select application.id, lower(regexp_replace(normalize(trace, nfkd), '[\u0300-\u036f]', '', 'g')) as trace
  from application
    cross join lateral (
      select applicant_facts ->> key as trace from unnest(array['firstName', 'lastName', 'username', 'city']) as key
      union all select jsonb_path_query(applicant_facts, '$.workExperience[*].company') #>> '{}'
      union all select jsonb_path_query(applicant_facts, '$.education[*].institution') #>> '{}'
    ) as traces
  where application.is_blind and length(trace) > 1
)
update application
set tags = array(
  select tag from unnest(application.tags) as tag
  where tag not like 'skill:%'
    or not exists (select from said where said.id = application.id and strpos(tag, said.trace) > 0)
)
where application.is_blind;
