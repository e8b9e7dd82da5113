-- What each job that can be found adds to the words and suggestions of search, so that a job that leaves the list takes it
-- along (docs/decisions/0044-what-leaves-the-list.md): 'w:manager manag' is a word with what it is compared by,
-- 's:de:Kundenberater' a title in its language, 's::CRM' a skill or a city.
create table job_term (
  job_id uuid primary key references job_search (job_id) on delete cascade,
  terms text[] not null
);

-- In how many more or fewer jobs a term is than job_word and job_suggestion say: differences, so that no two writers meet
-- in a row. The clock adds them up.
create table job_term_change (
  term text not null,
  jobs integer not null
);
create index job_term_change_term on job_term_change (term);

create function job_count_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_term_change select term, count(*) from added, unnest(terms) as term group by term;
  elsif tg_op = 'DELETE' then
    insert into job_term_change select term, -count(*) from removed, unnest(terms) as term group by term;
  else
    insert into job_term_change
      select term, sum(jobs)
      from (select unnest(terms) as term, 1 as jobs from added union all select unnest(terms), -1 from removed) as changed
      group by term having sum(jobs) <> 0;
  end if;
  return null;
end
$$;
create trigger job_term_added after insert on job_term referencing new table as added for each statement execute function job_count_terms();
create trigger job_term_changed after update on job_term referencing old table as removed new table as added for each statement execute function job_count_terms();
create trigger job_term_removed after delete on job_term referencing old table as removed for each statement execute function job_count_terms();

-- Counts are exact from here on. A new row counts nothing by itself; one that no job has any more is found to be removed.
alter table job_word alter column jobs set default 0;
alter table job_suggestion alter column jobs set default 0;
create index job_word_unused on job_word (word) where jobs <= 0;
create index job_suggestion_unused on job_suggestion (text) where jobs <= 0;

-- Which jobs had what was counted so far is not known. The clock indexes all jobs anew, company by company.
delete from job_word;
delete from job_suggestion;
insert into job_search_renamed select distinct company_id from job where status = 'active' and hidden_at is null on conflict do nothing;
