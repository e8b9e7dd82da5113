-- What the search of jobs reads (docs/decisions/0027-job-search.md). All of it is made from the tables of 0004 and can
-- be made again at any time.
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

-- For each language two ways to read a text. job_de gives what is compared: stop words go while they still have their
-- accents ("für" is one, "fur" is none), then the accents, then the endings. job_words_de gives words as they are written.
do $$
declare
  word_kinds constant text := 'asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart';
  language record;
begin
  for language in
    select * from (values ('en', 'english'), ('es', 'spanish'), ('fr', 'french'), ('de', 'german'), ('it', 'italian'), ('pt', 'portuguese')) as known (locale, name)
  loop
    execute format('create text search dictionary job_stop_%s (template = simple, stopwords = %s, accept = false)', language.locale, language.name);
    execute format('create text search dictionary job_stem_%s (template = snowball, language = %s)', language.locale, language.name);
    execute format('create text search configuration job_%s (copy = simple)', language.locale);
    execute format('alter text search configuration job_%1$s alter mapping for %2$s with job_stop_%1$s, unaccent, job_stem_%1$s', language.locale, word_kinds);
    execute format('create text search configuration job_words_%s (copy = simple)', language.locale);
    execute format('alter text search configuration job_words_%1$s alter mapping for %2$s with job_stop_%1$s, simple', language.locale, word_kinds);
  end loop;
  -- For names, which have no endings: companies, cities, skills.
  execute 'create text search configuration job_names (copy = simple)';
  execute format('alter text search configuration job_names alter mapping for %s with unaccent, simple', word_kinds);
end
$$;

create aggregate job_join_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- A text as words with blanks between them: no markup, and nothing that PostgreSQL's parser would take for a path, a
-- host or a compound ("Verkäufer/in").
create function job_plain(html text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g'), '[-/\\._@:+#&=~<>''’·*|]+', ' ', 'g');

-- How a name is compared: without accents, in lower case, one blank between words.
create function job_key(name text) returns text
  language sql stable strict parallel safe
  return trim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g'));

-- A number as the slices that it lies in, each four times as wide as the one before: 'd0:483', 'd1:120', 'd2:30'.
create function job_slices(kind text, value bigint, width bigint, levels integer) returns text[]
  language sql immutable strict parallel safe
  return array(select kind || level || ':' || value / (width * (4 ^ level)::bigint) from generate_series(0, levels - 1) as level);

-- One row for each job that can be found: active and not hidden.
create table job_search (
  job_id uuid primary key references job (id) on delete cascade,
  -- First publication in microseconds since 1970: whole in a cursor, and easily sliced.
  published bigint not null,
  -- The upper end of the range, in euros a year.
  pay double precision,
  -- What is counted beside the filters: 'category:sales', 'language:de', 'country:DE', 'city:köln', …
  facets text[] not null,
  -- What is only filtered by: slices of time ('d…') and pay ('p…'), languages with each level that is enough ('l:de:B2'),
  -- all that is required ('r:de:B2 en:C1'), the company ('o:…').
  slices text[] not null,
  title_words tsvector not null,
  all_words tsvector not null
);
-- What is read through the index alone is kept elsewhere, so that rows are small and many lie on a page.
alter table job_search set (toast_tuple_target = 256);
alter table job_search
  alter column slices set storage external,
  alter column all_words set storage external,
  alter column facets set storage main,
  alter column title_words set storage main;
-- One index for everything, so that its keys leap over each other's gaps. The rarest come first.
create index job_search_index on job_search using gin (slices, title_words, all_words, facets) with (fastupdate = off);

-- How many jobs there are of each facet's value, and of all ('all'), as a sum of differences: no two writers meet in a row.
-- The clock adds them up.
create table job_facet_count (
  value text not null,
  jobs integer not null
);

create function job_count_facets() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into job_facet_count
      select value, -count(*) from removed, unnest(facets || array['all']) as value group by value;
  end if;
  if tg_op <> 'DELETE' then
    insert into job_facet_count
      select value, count(*) from added, unnest(facets || array['all']) as value group by value;
  end if;
  return null;
end
$$;
create trigger job_search_added after insert on job_search referencing new table as added for each statement execute function job_count_facets();
create trigger job_search_changed after update on job_search referencing old table as removed new table as added for each statement execute function job_count_facets();
create trigger job_search_removed after delete on job_search referencing old table as removed for each statement execute function job_count_facets();

-- The words of all texts with what they are compared by, and in about how many jobs they are: what is misspelled, and
-- what was meant.
create table job_word (
  word text not null,
  lexeme text not null,
  -- The word without accents, in lower case.
  key text not null,
  jobs integer not null default 1,
  primary key (word, lexeme)
);
create index job_word_lexeme on job_word (lexeme);
create index job_word_near on job_word (left(key, 1), length(key));

-- What somebody may be about to type: titles by language, skills and cities, once for each word that they can be begun at.
create table job_suggestion (
  start text not null,
  text text not null,
  -- Of a title; empty for what is the same in all languages.
  locale text not null,
  -- About how many jobs have it.
  jobs integer not null default 1,
  primary key (locale, text, start)
);
create index job_suggestion_start on job_suggestion (start text_pattern_ops);
create index job_suggestion_frequent on job_suggestion (left(start, 1), jobs desc);

-- Each combination of required languages and levels that any job asks for.
create table job_requirement (
  -- 'r:de:B2 en:C1'; 'r:' where nothing is required.
  slice text primary key,
  -- {'de:B2', 'en:C1'}
  needs text[] not null
);

-- A city as it is written, by the key that it is compared by.
create table job_city (
  key text primary key,
  name text not null
);

-- Companies whose name changed after their jobs were indexed; the clock sees to them.
create table job_search_renamed (
  company_id uuid primary key references company (id) on delete cascade
);

create function job_note_rename() returns trigger language plpgsql as $$
begin
  insert into job_search_renamed values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger company_renamed after update of name on company for each row when (old.name <> new.name) execute function job_note_rename();

-- What a word is compared by, whichever of the languages it is of, or as a name. Without its accents, a Portuguese word in
-- -ão has a plural that no longer ends like it: "condição" and "condições" stand for each other.
create function job_lexemes(word text) returns text[]
  language sql stable strict parallel safe
  return tsvector_to_array(to_tsvector('job_en', word) || to_tsvector('job_es', word) || to_tsvector('job_fr', word) || to_tsvector('job_de', word)
    || to_tsvector('job_it', word) || to_tsvector('job_pt', word) || to_tsvector('job_names', word)
    || case when word ~* '[ãa]o$' then to_tsvector('job_pt', regexp_replace(word, '..$', 'ões')) else '' end
    || case when word ~* '[õo]es$' then to_tsvector('job_pt', regexp_replace(word, '...$', 'ão')) else '' end);
