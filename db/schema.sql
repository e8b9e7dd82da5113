-- The schema after all migrations, for reading. Not run: `npm test -- schema -u` writes it again.

create extension fuzzystrmatch;

create extension pg_trgm;

create extension unaccent;

create sequence job_number_seq;

create sequence webhook_delivery_seq_seq;

CREATE OR REPLACE FUNCTION public.analytics_mark()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'people' then
    insert into analytics_due select distinct (created_at at time zone 'utc')::date from changed where email_verified;
  elsif tg_argv[0] = 'jobs' then
    insert into analytics_due select distinct (first_published_at at time zone 'utc')::date from changed where first_published_at is not null;
  elsif tg_argv[0] = 'applications' then
    insert into analytics_due select distinct (applied_at at time zone 'utc')::date from changed;
  else
    insert into analytics_due
    select (job.first_published_at at time zone 'utc')::date from changed join job on job.id = changed.job_id where job.first_published_at is not null
    union select (application.applied_at at time zone 'utc')::date from changed join application on application.job_id = changed.job_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.analytics_mark_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'user_account' then
    insert into analytics_due values ((new.created_at at time zone 'utc')::date);
  elsif tg_table_name = 'profile' then
    insert into analytics_due select (created_at at time zone 'utc')::date from user_account where id = new.user_id and email_verified;
  elsif tg_table_name = 'application' then
    insert into analytics_due values ((new.applied_at at time zone 'utc')::date);
  else
    insert into analytics_due
    select (new.first_published_at at time zone 'utc')::date
    union select (applied_at at time zone 'utc')::date from application where job_id = new.id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.audit_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then
      return old;
    end if;
  end if;
  raise exception 'Entries of the audit log are not changed, and not removed within a year.' using errcode = 'insufficient_privilege';
end
$function$;

CREATE OR REPLACE FUNCTION public.company_search_text(name text, domain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
RETURN (' '::text || lower(((unaccent(name) || ' '::text) || COALESCE(domain, ''::text))));

CREATE OR REPLACE FUNCTION public.drop_matches_of_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from saved_search_match using gone where job_id = gone.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_matches_of_searches()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from saved_search_match using gone where saved_search_id = gone.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.growth_claimed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into growth values ('users', (new.created_at at time zone 'utc')::date, 1);
  insert into analytics_due values ((new.created_at at time zone 'utc')::date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.growth_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' and tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_op = 'INSERT' and tg_argv[0] = 'users' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, count(*) from added where email is not null group by 2;
  elsif tg_op = 'INSERT' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, count(*) from added group by 2;
  elsif tg_argv[0] = 'applications' then
    insert into growth select tg_argv[0], (applied_at at time zone 'utc')::date, -count(*) from removed group by 2;
  elsif tg_argv[0] = 'users' then
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, -count(*) from removed where email is not null group by 2;
  else
    insert into growth select tg_argv[0], (created_at at time zone 'utc')::date, -count(*) from removed group by 2;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.job_count_facets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.job_count_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.job_counted_values(facets text[], slices text[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select unnest(facets || array['all'])
  union all
  select slice from unnest(slices) as slice where slice ~ '^[blm]:'
$function$;

CREATE OR REPLACE FUNCTION public.job_key(name text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN TRIM(BOTH FROM regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.job_lexemes(word text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN tsvector_to_array(((((((((to_tsvector('job_en'::regconfig, word) || to_tsvector('job_es'::regconfig, word)) || to_tsvector('job_fr'::regconfig, word)) || to_tsvector('job_de'::regconfig, word)) || to_tsvector('job_it'::regconfig, word)) || to_tsvector('job_pt'::regconfig, word)) || to_tsvector('job_names'::regconfig, word)) || CASE WHEN (word ~* '[ãa]o$'::text) THEN to_tsvector('job_pt'::regconfig, regexp_replace(word, '..$'::text, 'ões'::text)) ELSE ''::tsvector END) || CASE WHEN (word ~* '[õo]es$'::text) THEN to_tsvector('job_pt'::regconfig, regexp_replace(word, '...$'::text, 'ão'::text)) ELSE ''::tsvector END));

CREATE OR REPLACE FUNCTION public.job_note_rename()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_search_renamed values (new.id) on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.job_plain(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;'::text, ' '::text, 'g'::text), '[-/\\._@:+#&=~<>''’·*|]+'::text, ' '::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.job_slices(kind text, value bigint, width bigint, levels integer)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT (((job_slices.kind || level.level) || ':'::text) || (job_slices.value / (job_slices.width * (((4)::double precision ^ (level.level)::double precision))::bigint))) FROM generate_series(0, (job_slices.levels - 1)) level(level));

CREATE OR REPLACE FUNCTION public.offer_version_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.conditions, new.texts, new.locale, new.binding_locale, new.sent_at, new.digest, new.number, new.offer_id)
    is distinct from
    (old.conditions, old.texts, old.locale, old.binding_locale, old.sent_at, old.digest, old.number, old.offer_id)
  then
    raise exception 'offer version % was sent', old.id;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.user_search_text(name text, email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
RETURN (' '::text || lower(((unaccent(name) || ' '::text) || email)));

create aggregate job_join_words (tsvector) (sfunc = tsvector_concat, stype = tsvector);

create text search dictionary job_stem_de (template = snowball, language = 'german');

create text search dictionary job_stem_en (template = snowball, language = 'english');

create text search dictionary job_stem_es (template = snowball, language = 'spanish');

create text search dictionary job_stem_fr (template = snowball, language = 'french');

create text search dictionary job_stem_it (template = snowball, language = 'italian');

create text search dictionary job_stem_pt (template = snowball, language = 'portuguese');

create text search dictionary job_stop_de (template = simple, stopwords = 'german', accept = 'false');

create text search dictionary job_stop_en (template = simple, stopwords = 'english', accept = 'false');

create text search dictionary job_stop_es (template = simple, stopwords = 'spanish', accept = 'false');

create text search dictionary job_stop_fr (template = simple, stopwords = 'french', accept = 'false');

create text search dictionary job_stop_it (template = simple, stopwords = 'italian', accept = 'false');

create text search dictionary job_stop_pt (template = simple, stopwords = 'portuguese', accept = 'false');

text search configuration job_de: asciihword with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: asciiword with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: email with simple;

text search configuration job_de: file with simple;

text search configuration job_de: float with simple;

text search configuration job_de: host with simple;

text search configuration job_de: hword with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: hword_asciipart with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: hword_numpart with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: hword_part with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: int with simple;

text search configuration job_de: numhword with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: numword with job_stop_de, unaccent, job_stem_de;

text search configuration job_de: sfloat with simple;

text search configuration job_de: uint with simple;

text search configuration job_de: url with simple;

text search configuration job_de: url_path with simple;

text search configuration job_de: version with simple;

text search configuration job_de: word with job_stop_de, unaccent, job_stem_de;

text search configuration job_en: asciihword with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: asciiword with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: email with simple;

text search configuration job_en: file with simple;

text search configuration job_en: float with simple;

text search configuration job_en: host with simple;

text search configuration job_en: hword with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: hword_asciipart with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: hword_numpart with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: hword_part with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: int with simple;

text search configuration job_en: numhword with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: numword with job_stop_en, unaccent, job_stem_en;

text search configuration job_en: sfloat with simple;

text search configuration job_en: uint with simple;

text search configuration job_en: url with simple;

text search configuration job_en: url_path with simple;

text search configuration job_en: version with simple;

text search configuration job_en: word with job_stop_en, unaccent, job_stem_en;

text search configuration job_es: asciihword with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: asciiword with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: email with simple;

text search configuration job_es: file with simple;

text search configuration job_es: float with simple;

text search configuration job_es: host with simple;

text search configuration job_es: hword with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: hword_asciipart with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: hword_numpart with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: hword_part with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: int with simple;

text search configuration job_es: numhword with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: numword with job_stop_es, unaccent, job_stem_es;

text search configuration job_es: sfloat with simple;

text search configuration job_es: uint with simple;

text search configuration job_es: url with simple;

text search configuration job_es: url_path with simple;

text search configuration job_es: version with simple;

text search configuration job_es: word with job_stop_es, unaccent, job_stem_es;

text search configuration job_fr: asciihword with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: asciiword with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: email with simple;

text search configuration job_fr: file with simple;

text search configuration job_fr: float with simple;

text search configuration job_fr: host with simple;

text search configuration job_fr: hword with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: hword_asciipart with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: hword_numpart with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: hword_part with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: int with simple;

text search configuration job_fr: numhword with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: numword with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_fr: sfloat with simple;

text search configuration job_fr: uint with simple;

text search configuration job_fr: url with simple;

text search configuration job_fr: url_path with simple;

text search configuration job_fr: version with simple;

text search configuration job_fr: word with job_stop_fr, unaccent, job_stem_fr;

text search configuration job_it: asciihword with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: asciiword with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: email with simple;

text search configuration job_it: file with simple;

text search configuration job_it: float with simple;

text search configuration job_it: host with simple;

text search configuration job_it: hword with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: hword_asciipart with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: hword_numpart with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: hword_part with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: int with simple;

text search configuration job_it: numhword with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: numword with job_stop_it, unaccent, job_stem_it;

text search configuration job_it: sfloat with simple;

text search configuration job_it: uint with simple;

text search configuration job_it: url with simple;

text search configuration job_it: url_path with simple;

text search configuration job_it: version with simple;

text search configuration job_it: word with job_stop_it, unaccent, job_stem_it;

text search configuration job_names: asciihword with unaccent, simple;

text search configuration job_names: asciiword with unaccent, simple;

text search configuration job_names: email with simple;

text search configuration job_names: file with simple;

text search configuration job_names: float with simple;

text search configuration job_names: host with simple;

text search configuration job_names: hword with unaccent, simple;

text search configuration job_names: hword_asciipart with unaccent, simple;

text search configuration job_names: hword_numpart with unaccent, simple;

text search configuration job_names: hword_part with unaccent, simple;

text search configuration job_names: int with simple;

text search configuration job_names: numhword with unaccent, simple;

text search configuration job_names: numword with unaccent, simple;

text search configuration job_names: sfloat with simple;

text search configuration job_names: uint with simple;

text search configuration job_names: url with simple;

text search configuration job_names: url_path with simple;

text search configuration job_names: version with simple;

text search configuration job_names: word with unaccent, simple;

text search configuration job_pt: asciihword with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: asciiword with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: email with simple;

text search configuration job_pt: file with simple;

text search configuration job_pt: float with simple;

text search configuration job_pt: host with simple;

text search configuration job_pt: hword with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: hword_asciipart with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: hword_numpart with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: hword_part with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: int with simple;

text search configuration job_pt: numhword with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: numword with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_pt: sfloat with simple;

text search configuration job_pt: uint with simple;

text search configuration job_pt: url with simple;

text search configuration job_pt: url_path with simple;

text search configuration job_pt: version with simple;

text search configuration job_pt: word with job_stop_pt, unaccent, job_stem_pt;

text search configuration job_words_de: asciihword with job_stop_de, simple;

text search configuration job_words_de: asciiword with job_stop_de, simple;

text search configuration job_words_de: email with simple;

text search configuration job_words_de: file with simple;

text search configuration job_words_de: float with simple;

text search configuration job_words_de: host with simple;

text search configuration job_words_de: hword with job_stop_de, simple;

text search configuration job_words_de: hword_asciipart with job_stop_de, simple;

text search configuration job_words_de: hword_numpart with job_stop_de, simple;

text search configuration job_words_de: hword_part with job_stop_de, simple;

text search configuration job_words_de: int with simple;

text search configuration job_words_de: numhword with job_stop_de, simple;

text search configuration job_words_de: numword with job_stop_de, simple;

text search configuration job_words_de: sfloat with simple;

text search configuration job_words_de: uint with simple;

text search configuration job_words_de: url with simple;

text search configuration job_words_de: url_path with simple;

text search configuration job_words_de: version with simple;

text search configuration job_words_de: word with job_stop_de, simple;

text search configuration job_words_en: asciihword with job_stop_en, simple;

text search configuration job_words_en: asciiword with job_stop_en, simple;

text search configuration job_words_en: email with simple;

text search configuration job_words_en: file with simple;

text search configuration job_words_en: float with simple;

text search configuration job_words_en: host with simple;

text search configuration job_words_en: hword with job_stop_en, simple;

text search configuration job_words_en: hword_asciipart with job_stop_en, simple;

text search configuration job_words_en: hword_numpart with job_stop_en, simple;

text search configuration job_words_en: hword_part with job_stop_en, simple;

text search configuration job_words_en: int with simple;

text search configuration job_words_en: numhword with job_stop_en, simple;

text search configuration job_words_en: numword with job_stop_en, simple;

text search configuration job_words_en: sfloat with simple;

text search configuration job_words_en: uint with simple;

text search configuration job_words_en: url with simple;

text search configuration job_words_en: url_path with simple;

text search configuration job_words_en: version with simple;

text search configuration job_words_en: word with job_stop_en, simple;

text search configuration job_words_es: asciihword with job_stop_es, simple;

text search configuration job_words_es: asciiword with job_stop_es, simple;

text search configuration job_words_es: email with simple;

text search configuration job_words_es: file with simple;

text search configuration job_words_es: float with simple;

text search configuration job_words_es: host with simple;

text search configuration job_words_es: hword with job_stop_es, simple;

text search configuration job_words_es: hword_asciipart with job_stop_es, simple;

text search configuration job_words_es: hword_numpart with job_stop_es, simple;

text search configuration job_words_es: hword_part with job_stop_es, simple;

text search configuration job_words_es: int with simple;

text search configuration job_words_es: numhword with job_stop_es, simple;

text search configuration job_words_es: numword with job_stop_es, simple;

text search configuration job_words_es: sfloat with simple;

text search configuration job_words_es: uint with simple;

text search configuration job_words_es: url with simple;

text search configuration job_words_es: url_path with simple;

text search configuration job_words_es: version with simple;

text search configuration job_words_es: word with job_stop_es, simple;

text search configuration job_words_fr: asciihword with job_stop_fr, simple;

text search configuration job_words_fr: asciiword with job_stop_fr, simple;

text search configuration job_words_fr: email with simple;

text search configuration job_words_fr: file with simple;

text search configuration job_words_fr: float with simple;

text search configuration job_words_fr: host with simple;

text search configuration job_words_fr: hword with job_stop_fr, simple;

text search configuration job_words_fr: hword_asciipart with job_stop_fr, simple;

text search configuration job_words_fr: hword_numpart with job_stop_fr, simple;

text search configuration job_words_fr: hword_part with job_stop_fr, simple;

text search configuration job_words_fr: int with simple;

text search configuration job_words_fr: numhword with job_stop_fr, simple;

text search configuration job_words_fr: numword with job_stop_fr, simple;

text search configuration job_words_fr: sfloat with simple;

text search configuration job_words_fr: uint with simple;

text search configuration job_words_fr: url with simple;

text search configuration job_words_fr: url_path with simple;

text search configuration job_words_fr: version with simple;

text search configuration job_words_fr: word with job_stop_fr, simple;

text search configuration job_words_it: asciihword with job_stop_it, simple;

text search configuration job_words_it: asciiword with job_stop_it, simple;

text search configuration job_words_it: email with simple;

text search configuration job_words_it: file with simple;

text search configuration job_words_it: float with simple;

text search configuration job_words_it: host with simple;

text search configuration job_words_it: hword with job_stop_it, simple;

text search configuration job_words_it: hword_asciipart with job_stop_it, simple;

text search configuration job_words_it: hword_numpart with job_stop_it, simple;

text search configuration job_words_it: hword_part with job_stop_it, simple;

text search configuration job_words_it: int with simple;

text search configuration job_words_it: numhword with job_stop_it, simple;

text search configuration job_words_it: numword with job_stop_it, simple;

text search configuration job_words_it: sfloat with simple;

text search configuration job_words_it: uint with simple;

text search configuration job_words_it: url with simple;

text search configuration job_words_it: url_path with simple;

text search configuration job_words_it: version with simple;

text search configuration job_words_it: word with job_stop_it, simple;

text search configuration job_words_pt: asciihword with job_stop_pt, simple;

text search configuration job_words_pt: asciiword with job_stop_pt, simple;

text search configuration job_words_pt: email with simple;

text search configuration job_words_pt: file with simple;

text search configuration job_words_pt: float with simple;

text search configuration job_words_pt: host with simple;

text search configuration job_words_pt: hword with job_stop_pt, simple;

text search configuration job_words_pt: hword_asciipart with job_stop_pt, simple;

text search configuration job_words_pt: hword_numpart with job_stop_pt, simple;

text search configuration job_words_pt: hword_part with job_stop_pt, simple;

text search configuration job_words_pt: int with simple;

text search configuration job_words_pt: numhword with job_stop_pt, simple;

text search configuration job_words_pt: numword with job_stop_pt, simple;

text search configuration job_words_pt: sfloat with simple;

text search configuration job_words_pt: uint with simple;

text search configuration job_words_pt: url with simple;

text search configuration job_words_pt: url_path with simple;

text search configuration job_words_pt: version with simple;

text search configuration job_words_pt: word with job_stop_pt, simple;

create table agency (
  company_id uuid not null,
  named_at timestamp with time zone,
  seller jsonb not null default '{}'::jsonb,
  terms jsonb not null default '{}'::jsonb,
  invoice_prefix text not null default ''::text,
  invoice_number integer not null default 0,
  constraint agency_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint agency_pkey PRIMARY KEY (company_id)
);

create table analytics_day (
  day date not null,
  dimension text not null,
  key text not null,
  job_seekers integer not null,
  employers integer not null,
  jobs integer not null,
  applications integer not null,
  expecting integer not null,
  answered integer not null,
  answer_hours integer[] not null default '{}'::integer[],
  answer_counts integer[] not null default '{}'::integer[],
  constraint analytics_day_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'category'::text, 'country'::text, 'language'::text]))),
  constraint analytics_day_pkey PRIMARY KEY (dimension, day, key)
);

create table analytics_due (
  day date not null
);

create table api_key (
  id uuid not null,
  company_id uuid,
  name text not null,
  prefix text not null,
  digest text not null,
  scopes text[] not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  stop_told_at timestamp with time zone,
  constraint api_key_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint api_key_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint api_key_digest_key UNIQUE (digest),
  constraint api_key_pkey PRIMARY KEY (id)
);

create table application (
  id uuid not null,
  job_id uuid not null,
  company_id uuid not null,
  applicant_id uuid not null,
  status text not null default 'new'::text,
  cover_letter text not null default ''::text,
  cv_file_id uuid,
  applicant_facts jsonb not null,
  job_facts jsonb not null,
  tags text[] not null default '{}'::text[],
  search_text text not null default ''::text,
  sort_name text not null default ''::text,
  applied_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  first_answered_at timestamp with time zone,
  answers jsonb not null default '[]'::jsonb,
  unwanted_answers smallint not null default 0,
  stage_id uuid,
  is_blind boolean not null default false,
  revealed_at timestamp with time zone,
  revealed_by uuid,
  rejection jsonb,
  source text,
  answer_due_at timestamp with time zone,
  counted_answer_at timestamp with time zone,
  erasure_noticed_at timestamp with time zone,
  is_added boolean not null default false,
  added_by uuid,
  repeats uuid,
  constraint application_added_by_fkey FOREIGN KEY (added_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint application_check CHECK (((decided_at IS NOT NULL) = (status = ANY (ARRAY['accepted'::text, 'rejected'::text, 'withdrawn'::text])))),
  constraint application_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint application_cv_file_id_fkey FOREIGN KEY (cv_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint application_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint application_pkey PRIMARY KEY (id),
  constraint application_repeats_fkey FOREIGN KEY (repeats) REFERENCES application(id) ON DELETE SET NULL,
  constraint application_revealed_by_fkey FOREIGN KEY (revealed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint application_stage_id_fkey FOREIGN KEY (stage_id) REFERENCES pipeline_stage(id) ON DELETE SET NULL,
  constraint application_status_check CHECK ((status = ANY (ARRAY['new'::text, 'viewed'::text, 'shortlisted'::text, 'interview'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text])))
);

create table application_closing_answer (
  application_id uuid not null,
  closing_id uuid not null,
  answer text not null,
  closed_by uuid,
  key_id uuid,
  key_name text,
  constraint application_closing_answer_answer_check CHECK ((answer = 'reject'::text)),
  constraint application_closing_answer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_closing_answer_check CHECK (((key_id IS NULL) = (key_name IS NULL))),
  constraint application_closing_answer_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_closing_answer_pkey PRIMARY KEY (application_id)
);

create table application_comment (
  id uuid not null,
  application_id uuid not null,
  author_id uuid,
  text text not null,
  at timestamp with time zone not null,
  constraint application_comment_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_comment_pkey PRIMARY KEY (id)
);

create table application_comment_mention (
  comment_id uuid not null,
  user_id uuid not null,
  constraint application_comment_mention_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES application_comment(id) ON DELETE CASCADE,
  constraint application_comment_mention_pkey PRIMARY KEY (comment_id, user_id),
  constraint application_comment_mention_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table application_event (
  id uuid not null,
  application_id uuid not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  at timestamp with time zone not null default now(),
  key_name text,
  constraint application_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_event_pkey PRIMARY KEY (id)
);

create table application_file (
  application_id uuid not null,
  question_id uuid not null,
  file_id uuid not null,
  constraint application_file_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE,
  constraint application_file_pkey PRIMARY KEY (application_id, question_id)
);

create table application_note (
  application_id uuid not null,
  text text not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone not null default now(),
  constraint application_note_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_note_pkey PRIMARY KEY (application_id),
  constraint application_note_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table application_rejection_hold (
  application_id uuid not null,
  batch_id uuid not null,
  decided_by uuid not null,
  due_at timestamp with time zone not null,
  begun boolean not null default false,
  constraint application_rejection_hold_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_rejection_hold_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint application_rejection_hold_pkey PRIMARY KEY (application_id)
);

create table application_score (
  id uuid not null,
  application_id uuid not null,
  author_id uuid,
  recommendation text,
  note text not null,
  marks jsonb not null,
  at timestamp with time zone not null,
  constraint application_score_application_id_author_id_key UNIQUE (application_id, author_id),
  constraint application_score_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_score_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_score_pkey PRIMARY KEY (id),
  constraint application_score_recommendation_check CHECK ((recommendation = ANY (ARRAY['strong_no'::text, 'no'::text, 'yes'::text, 'strong_yes'::text])))
);

create table application_stage_move (
  id uuid not null,
  application_id uuid not null,
  stage_id uuid,
  names jsonb not null,
  actor_id uuid,
  at timestamp with time zone not null,
  key_name text,
  constraint application_stage_move_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_stage_move_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_stage_move_pkey PRIMARY KEY (id),
  constraint application_stage_move_stage_id_fkey FOREIGN KEY (stage_id) REFERENCES pipeline_stage(id) ON DELETE SET NULL
);

create table application_tag (
  application_id uuid not null,
  company_id uuid not null,
  name text not null,
  constraint application_tag_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_tag_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint application_tag_pkey PRIMARY KEY (application_id, name)
);

create table application_todo (
  id uuid not null,
  application_id uuid not null,
  text text not null,
  due_on date,
  assignee_id uuid,
  created_by uuid,
  created_at timestamp with time zone not null,
  done_by uuid,
  done_at timestamp with time zone,
  constraint application_todo_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_todo_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_todo_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_todo_done_by_fkey FOREIGN KEY (done_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_todo_pkey PRIMARY KEY (id)
);

create table approval (
  id uuid not null,
  company_id uuid not null,
  kind text not null,
  job_id uuid not null,
  application_id uuid,
  offer_id uuid,
  offer_version_id uuid,
  in_order boolean not null,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint approval_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint approval_check CHECK ((num_nonnulls(application_id, offer_id, offer_version_id) =
CASE kind
    WHEN 'offer'::text THEN 3
    ELSE 0
END)),
  constraint approval_check1 CHECK (((state = 'pending'::text) = (ended_at IS NULL))),
  constraint approval_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint approval_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint approval_kind_check CHECK ((kind = ANY (ARRAY['job'::text, 'offer'::text]))),
  constraint approval_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE CASCADE,
  constraint approval_offer_version_id_fkey FOREIGN KEY (offer_version_id) REFERENCES offer_version(id) ON DELETE CASCADE,
  constraint approval_pkey PRIMARY KEY (id),
  constraint approval_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text, 'cancelled'::text])))
);

create table approval_rule (
  company_id uuid not null,
  kind text not null,
  in_order boolean not null,
  is_for_other_pay boolean not null default false,
  free_up_to integer,
  free_currency text,
  constraint approval_rule_check CHECK (((free_up_to IS NULL) = (free_currency IS NULL))),
  constraint approval_rule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint approval_rule_free_up_to_check CHECK ((free_up_to > 0)),
  constraint approval_rule_kind_check CHECK ((kind = ANY (ARRAY['job'::text, 'offer'::text]))),
  constraint approval_rule_pkey PRIMARY KEY (company_id, kind)
);

create table approval_rule_approver (
  company_id uuid not null,
  kind text not null,
  user_id uuid not null,
  "position" smallint not null,
  constraint approval_rule_approver_company_id_kind_fkey FOREIGN KEY (company_id, kind) REFERENCES approval_rule(company_id, kind) ON DELETE CASCADE,
  constraint approval_rule_approver_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES company_member(company_id, user_id) ON DELETE CASCADE,
  constraint approval_rule_approver_pkey PRIMARY KEY (company_id, kind, user_id)
);

create table approval_step (
  approval_id uuid not null,
  "position" smallint not null,
  approver_id uuid,
  state text not null,
  asked_at timestamp with time zone,
  reminded_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text not null default ''::text,
  constraint approval_step_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES approval(id) ON DELETE CASCADE,
  constraint approval_step_approver_id_fkey FOREIGN KEY (approver_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint approval_step_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint approval_step_pkey PRIMARY KEY (approval_id, "position"),
  constraint approval_step_state_check CHECK ((state = ANY (ARRAY['later'::text, 'pending'::text, 'approved'::text, 'refused'::text, 'cancelled'::text])))
);

create table approver_absence (
  company_id uuid not null,
  user_id uuid not null,
  substitute_id uuid not null,
  until date not null,
  constraint approver_absence_check CHECK ((substitute_id <> user_id)),
  constraint approver_absence_company_id_substitute_id_fkey FOREIGN KEY (company_id, substitute_id) REFERENCES company_member(company_id, user_id) ON DELETE CASCADE,
  constraint approver_absence_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES company_member(company_id, user_id) ON DELETE CASCADE,
  constraint approver_absence_pkey PRIMARY KEY (company_id, user_id)
);

create table audit_entry (
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid not null,
  details jsonb not null default '{}'::jsonb,
  key_name text,
  constraint audit_entry_pkey PRIMARY KEY (id)
);

create table backup_run (
  id uuid not null,
  name text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  bytes bigint,
  error text,
  constraint backup_run_bytes_check CHECK ((bytes >= 0)),
  constraint backup_run_error_check CHECK ((char_length(error) <= 500)),
  constraint backup_run_pkey PRIMARY KEY (id)
);

create table busy_calendar (
  user_id uuid not null,
  address text not null,
  problem text,
  read_at timestamp with time zone,
  failures integer not null default 0,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint busy_calendar_pkey PRIMARY KEY (user_id),
  constraint busy_calendar_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table busy_time (
  user_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint busy_time_check CHECK ((starts_at < ends_at)),
  constraint busy_time_pkey PRIMARY KEY (user_id, starts_at),
  constraint busy_time_user_id_fkey FOREIGN KEY (user_id) REFERENCES busy_calendar(user_id) ON DELETE CASCADE
);

create table calendar_feed (
  user_id uuid not null,
  digest text not null,
  created_at timestamp with time zone not null,
  constraint calendar_feed_digest_key UNIQUE (digest),
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table candidate (
  id uuid not null,
  company_id uuid not null,
  profile_id uuid not null,
  origin text not null,
  source text not null default ''::text,
  phone text not null default ''::text,
  added_by uuid,
  added_at timestamp with time zone not null,
  told_at timestamp with time zone,
  told_by uuid,
  tell_at timestamp with time zone,
  warned_at timestamp with time zone,
  objected_at timestamp with time zone,
  last_contact_at timestamp with time zone not null,
  facts jsonb not null,
  cv_file_id uuid,
  filter_tags text[] not null default '{}'::text[],
  search_text text not null default ''::text,
  sort_name text not null default ''::text,
  joined_into uuid,
  joined_by uuid,
  joined_at timestamp with time zone,
  constraint candidate_added_by_fkey FOREIGN KEY (added_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_check CHECK ((joined_into <> id)),
  constraint candidate_check1 CHECK (((joined_into IS NULL) OR (joined_at IS NOT NULL))),
  constraint candidate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint candidate_company_id_profile_id_key UNIQUE (company_id, profile_id),
  constraint candidate_cv_file_id_fkey FOREIGN KEY (cv_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint candidate_joined_by_fkey FOREIGN KEY (joined_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_joined_into_fkey FOREIGN KEY (joined_into) REFERENCES candidate(id) ON DELETE SET NULL,
  constraint candidate_origin_check CHECK ((origin = ANY (ARRAY['applied'::text, 'by_hand'::text, 'cv'::text, 'import'::text]))),
  constraint candidate_pkey PRIMARY KEY (id),
  constraint candidate_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint candidate_told_by_fkey FOREIGN KEY (told_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table candidate_import_cv (
  import_id uuid not null,
  name text not null,
  file_id uuid,
  constraint candidate_import_cv_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE,
  constraint candidate_import_cv_import_id_fkey FOREIGN KEY (import_id) REFERENCES job_import(id) ON DELETE CASCADE,
  constraint candidate_import_cv_pkey PRIMARY KEY (import_id, name)
);

create table candidate_list (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint candidate_list_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint candidate_list_company_id_name_key UNIQUE (company_id, name),
  constraint candidate_list_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_list_pkey PRIMARY KEY (id)
);

create table candidate_list_entry (
  list_id uuid not null,
  candidate_id uuid not null,
  added_at timestamp with time zone not null,
  constraint candidate_list_entry_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_list_entry_list_id_fkey FOREIGN KEY (list_id) REFERENCES candidate_list(id) ON DELETE CASCADE,
  constraint candidate_list_entry_pkey PRIMARY KEY (list_id, candidate_id)
);

create table candidate_note (
  id uuid not null,
  candidate_id uuid not null,
  text text not null,
  written_by uuid,
  written_at timestamp with time zone not null,
  constraint candidate_note_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_note_pkey PRIMARY KEY (id),
  constraint candidate_note_written_by_fkey FOREIGN KEY (written_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table candidate_tag (
  candidate_id uuid not null,
  name text not null,
  constraint candidate_tag_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint candidate_tag_pkey PRIMARY KEY (candidate_id, name)
);

create table candidate_verification (
  id uuid not null,
  profile_id uuid not null,
  what text not null,
  language character(2),
  level text,
  how text,
  country character(2),
  note text not null default ''::text,
  verified_by uuid,
  verified_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_how text,
  ended_by uuid,
  end_reason text,
  constraint candidate_verification_check CHECK (((what = 'language'::text) = ((language IS NOT NULL) AND (level IS NOT NULL) AND (how IS NOT NULL)))),
  constraint candidate_verification_check1 CHECK (((what = 'work_authorisation'::text) = (country IS NOT NULL))),
  constraint candidate_verification_check2 CHECK (((ended_at IS NULL) = (ended_how IS NULL))),
  constraint candidate_verification_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_verification_ended_how_check CHECK ((ended_how = ANY (ARRAY['withdrawn'::text, 'replaced'::text, 'changed'::text, 'unattended'::text]))),
  constraint candidate_verification_how_check CHECK ((how = ANY (ARRAY['certificate'::text, 'interview'::text]))),
  constraint candidate_verification_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'A2'::text, 'B1'::text, 'B2'::text, 'C1'::text, 'C2'::text]))),
  constraint candidate_verification_pkey PRIMARY KEY (id),
  constraint candidate_verification_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint candidate_verification_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_verification_what_check CHECK ((what = ANY (ARRAY['identity'::text, 'language'::text, 'work_authorisation'::text, 'references'::text])))
);

create table certification (
  id uuid not null,
  profile_id uuid not null,
  name text not null,
  issuing_organization text not null,
  issue_date date not null,
  expiration_date date,
  credential_url text,
  constraint certification_check CHECK (((expiration_date IS NULL) OR (expiration_date >= issue_date))),
  constraint certification_pkey PRIMARY KEY (id),
  constraint certification_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table client (
  id uuid not null,
  agency_id uuid not null,
  company_id uuid,
  name text not null,
  locale text not null,
  owner_id uuid,
  fee jsonb,
  buyer jsonb not null default '{}'::jsonb,
  off_limits_until date,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint client_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint client_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint client_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint client_pkey PRIMARY KEY (id)
);

create table client_contact (
  id uuid not null,
  client_id uuid not null,
  "position" smallint not null,
  name text not null,
  job_title text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  locale text not null,
  constraint client_contact_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint client_contact_pkey PRIMARY KEY (id)
);

create table client_entry (
  id uuid not null,
  client_id uuid not null,
  mandate_id uuid,
  profile_id uuid,
  kind text not null,
  words text not null default ''::text,
  by_id uuid,
  at timestamp with time zone not null,
  constraint client_entry_by_id_fkey FOREIGN KEY (by_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint client_entry_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint client_entry_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE,
  constraint client_entry_pkey PRIMARY KEY (id),
  constraint client_entry_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE SET NULL
);

create table company (
  id uuid not null,
  name text not null,
  slug text not null,
  logo_file_id uuid,
  website text,
  description jsonb not null default '{}'::jsonb,
  industry text not null default ''::text,
  size text,
  country character(2),
  domain text,
  verified_at timestamp with time zone,
  verified_by uuid,
  verified_how text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  requires_second_factor boolean not null default false,
  hidden_at timestamp with time zone,
  hidden_reason text,
  keep_applications_days integer,
  shows_offers_to_managers boolean not null default false,
  constraint company_check CHECK (((verified_at IS NULL) = (verified_how IS NULL))),
  constraint company_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint company_pkey PRIMARY KEY (id),
  constraint company_size_check CHECK ((size = ANY (ARRAY['1-10'::text, '11-50'::text, '51-200'::text, '201-1000'::text, '1001-5000'::text, '5000+'::text]))),
  constraint company_slug_key UNIQUE (slug),
  constraint company_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_verified_how_check CHECK ((verified_how = ANY (ARRAY['domain'::text, 'documents'::text, 'call'::text, 'other'::text])))
);

create table company_answers (
  company_id uuid not null,
  applications integer not null,
  answered integer not null,
  told_at_closing integer not null,
  promised integer not null,
  kept integer not null,
  median_hours double precision,
  counted_at timestamp with time zone not null,
  constraint company_answers_check CHECK ((((answered + told_at_closing) <= applications) AND (kept <= promised))),
  constraint company_answers_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_answers_pkey PRIMARY KEY (company_id)
);

create table company_domain_mail (
  id uuid not null,
  company_id uuid not null,
  asked_by uuid not null,
  email text not null,
  locale text not null,
  name text not null,
  website text not null,
  digest text,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint company_domain_mail_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint company_domain_mail_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_domain_mail_digest_key UNIQUE (digest),
  constraint company_domain_mail_pkey PRIMARY KEY (id)
);

create table company_invitation (
  id uuid not null,
  company_id uuid not null,
  email text not null,
  role text not null,
  locale text not null,
  invited_by uuid not null,
  digest text,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint company_invitation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_invitation_digest_key UNIQUE (digest),
  constraint company_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint company_invitation_pkey PRIMARY KEY (id),
  constraint company_invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring_manager'::text, 'interviewer'::text, 'reader'::text])))
);

create table company_member (
  company_id uuid not null,
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  chosen_at timestamp with time zone not null default now(),
  constraint company_member_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_member_pkey PRIMARY KEY (company_id, user_id),
  constraint company_member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring_manager'::text, 'interviewer'::text, 'reader'::text]))),
  constraint company_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table company_verification (
  id uuid not null,
  company_id uuid not null,
  how text not null,
  name text not null,
  website text,
  email text,
  asked_by uuid,
  asked_at timestamp with time zone,
  verified_by uuid,
  verified_at timestamp with time zone not null,
  note text not null default ''::text,
  ended_at timestamp with time zone,
  ended_how text,
  ended_by uuid,
  end_reason text,
  constraint company_verification_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_verification_check CHECK (((ended_at IS NULL) = (ended_how IS NULL))),
  constraint company_verification_check1 CHECK (((how <> 'domain'::text) OR (asked_at IS NOT NULL))),
  constraint company_verification_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_verification_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_verification_ended_how_check CHECK ((ended_how = ANY (ARRAY['withdrawn'::text, 'replaced'::text, 'changed'::text, 'unattended'::text]))),
  constraint company_verification_how_check CHECK ((how = ANY (ARRAY['domain'::text, 'documents'::text, 'call'::text, 'other'::text]))),
  constraint company_verification_pkey PRIMARY KEY (id),
  constraint company_verification_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table concept_word (
  id uuid not null,
  concept_key text not null,
  locale text not null,
  word text not null,
  key text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint concept_word_concept_key_locale_key_key UNIQUE (concept_key, locale, key),
  constraint concept_word_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint concept_word_pkey PRIMARY KEY (id)
);

create table conversation (
  application_id uuid not null,
  company_id uuid not null,
  applicant_id uuid not null,
  employer_id uuid,
  employer_wrote boolean not null default false,
  last_seq integer not null default 0,
  last_at timestamp with time zone not null,
  search tsvector not null,
  constraint conversation_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint conversation_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint conversation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint conversation_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint conversation_pkey PRIMARY KEY (application_id)
);

create table demo_data (
  id boolean not null default true,
  filled_at timestamp with time zone not null default now(),
  constraint demo_data_id_check CHECK (id),
  constraint demo_data_pkey PRIMARY KEY (id)
);

create table education (
  id uuid not null,
  profile_id uuid not null,
  degree text not null,
  institution text not null,
  field_of_study text not null default ''::text,
  start_date date not null,
  end_date date,
  description text not null default ''::text,
  constraint education_check CHECK (((end_date IS NULL) OR (end_date >= start_date))),
  constraint education_pkey PRIMARY KEY (id),
  constraint education_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table esco_file (
  release_id uuid not null,
  "position" integer not null,
  name text not null,
  content bytea not null,
  constraint esco_file_pkey PRIMARY KEY (release_id, "position"),
  constraint esco_file_release_id_fkey FOREIGN KEY (release_id) REFERENCES esco_release(id) ON DELETE CASCADE
);

create table esco_occupation (
  release_id uuid not null,
  uri text not null,
  isco text,
  code text,
  broader text[] not null,
  labels jsonb not null,
  constraint esco_occupation_pkey PRIMARY KEY (release_id, uri),
  constraint esco_occupation_release_id_fkey FOREIGN KEY (release_id) REFERENCES esco_release(id) ON DELETE CASCADE
);

create table esco_release (
  id uuid not null,
  status text not null,
  problem text,
  problem_file text,
  problem_column text,
  attempts integer not null default 0,
  occupations integer not null default 0,
  done integer not null default 0,
  locales text[] not null default '{}'::text[],
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint esco_release_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint esco_release_pkey PRIMARY KEY (id),
  constraint esco_release_status_check CHECK ((status = ANY (ARRAY['loading'::text, 'active'::text, 'failed'::text])))
);

create table file (
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  name text not null,
  size integer not null,
  type text not null,
  sha256 text not null,
  storage_key text not null,
  created_at timestamp with time zone not null default now(),
  constraint file_kind_check CHECK ((kind = ANY (ARRAY['avatar'::text, 'logo'::text, 'cv'::text, 'attachment'::text]))),
  constraint file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_size_check CHECK ((size >= 0)),
  constraint file_storage_key_key UNIQUE (storage_key)
);

create table file_usage (
  kind text not null,
  files integer not null,
  bytes bigint not null,
  counted_at timestamp with time zone not null,
  constraint file_usage_pkey PRIMARY KEY (kind)
);

create table growth (
  kind text not null,
  day date not null,
  count integer not null,
  constraint growth_kind_check CHECK ((kind = ANY (ARRAY['users'::text, 'jobs'::text, 'applications'::text, 'messages'::text])))
);

create table health_watch (
  id boolean not null default true,
  backups_since timestamp with time zone,
  red_at timestamp with time zone,
  told_at timestamp with time zone,
  is_told boolean not null default false,
  constraint health_watch_id_check CHECK (id),
  constraint health_watch_pkey PRIMARY KEY (id)
);

create table hidden_company (
  id uuid not null,
  profile_id uuid not null,
  company_id uuid,
  domain text,
  hidden_at timestamp with time zone not null,
  constraint hidden_company_check CHECK (((company_id IS NULL) <> (domain IS NULL))),
  constraint hidden_company_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint hidden_company_pkey PRIMARY KEY (id),
  constraint hidden_company_profile_id_company_id_key UNIQUE (profile_id, company_id),
  constraint hidden_company_profile_id_domain_key UNIQUE (profile_id, domain),
  constraint hidden_company_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table idempotent_request (
  key_id uuid not null,
  name text not null,
  digest text not null,
  status integer,
  answer text,
  created_at timestamp with time zone not null,
  constraint idempotent_request_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(id) ON DELETE CASCADE,
  constraint idempotent_request_pkey PRIMARY KEY (key_id, name)
);

create table import_habit (
  company_id uuid not null,
  fields jsonb not null,
  options jsonb not null,
  constraint import_habit_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint import_habit_pkey PRIMARY KEY (company_id)
);

create table import_schedule (
  company_id uuid not null,
  set_by uuid,
  address text not null,
  every_hours smallint not null,
  fields jsonb,
  options jsonb,
  status text not null,
  result text,
  problem text,
  failures integer not null default 0,
  etag text,
  last_modified text,
  digest text,
  run_at timestamp with time zone,
  due_at timestamp with time zone not null,
  import_id uuid,
  created_at timestamp with time zone not null,
  constraint import_schedule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint import_schedule_every_hours_check CHECK ((every_hours = ANY (ARRAY[1, 6, 24]))),
  constraint import_schedule_import_id_fkey FOREIGN KEY (import_id) REFERENCES job_import(id) ON DELETE SET NULL,
  constraint import_schedule_pkey PRIMARY KEY (company_id),
  constraint import_schedule_result_check CHECK ((result = ANY (ARRAY['running'::text, 'unchanged'::text, 'imported'::text, 'waiting'::text, 'failed'::text]))),
  constraint import_schedule_set_by_fkey FOREIGN KEY (set_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint import_schedule_status_check CHECK ((status = ANY (ARRAY['first'::text, 'active'::text, 'paused'::text, 'stopped'::text])))
);

create table imported_job (
  company_id uuid not null,
  reference text not null,
  job_id uuid not null,
  digest text not null,
  is_gone boolean not null default false,
  constraint imported_job_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint imported_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint imported_job_job_id_key UNIQUE (job_id),
  constraint imported_job_pkey PRIMARY KEY (company_id, reference)
);

create table interview (
  id uuid not null,
  application_id uuid not null,
  status text not null,
  kind text not null,
  minutes smallint not null,
  language text not null,
  place text not null,
  note text not null,
  time_zone text not null,
  applicant_zone text,
  starts_at timestamp with time zone,
  sequence integer not null default 0,
  asked text,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint interview_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint interview_check CHECK (((status <> 'booked'::text) OR (starts_at IS NOT NULL))),
  constraint interview_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint interview_kind_check CHECK ((kind = ANY (ARRAY['phone'::text, 'video'::text, 'onsite'::text]))),
  constraint interview_pkey PRIMARY KEY (id),
  constraint interview_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'booked'::text, 'cancelled'::text])))
);

create table interview_language (
  interview_id uuid not null,
  language text not null,
  level text not null,
  is_met boolean not null,
  said_by uuid,
  said_at timestamp with time zone not null,
  constraint interview_language_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_language_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'A2'::text, 'B1'::text, 'B2'::text, 'C1'::text, 'C2'::text, 'native'::text]))),
  constraint interview_language_pkey PRIMARY KEY (interview_id),
  constraint interview_language_said_by_fkey FOREIGN KEY (said_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table interview_member (
  interview_id uuid not null,
  user_id uuid not null,
  constraint interview_member_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_member_pkey PRIMARY KEY (interview_id, user_id),
  constraint interview_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table interview_reminder (
  interview_id uuid not null,
  starts_at timestamp with time zone not null,
  minutes_before integer not null,
  constraint interview_reminder_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_reminder_pkey PRIMARY KEY (interview_id, starts_at, minutes_before)
);

create table interview_slot (
  interview_id uuid not null,
  starts_at timestamp with time zone not null,
  constraint interview_slot_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_slot_pkey PRIMARY KEY (interview_id, starts_at)
);

create table invoice (
  id uuid not null,
  agency_id uuid not null,
  placement_id uuid not null,
  kind text not null,
  number text not null,
  issued_on date not null,
  due_on date not null,
  content jsonb not null,
  created_by uuid,
  constraint invoice_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint invoice_agency_id_number_key UNIQUE (agency_id, number),
  constraint invoice_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['fee'::text, 'refund'::text]))),
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_placement_id_fkey FOREIGN KEY (placement_id) REFERENCES placement(id) ON DELETE RESTRICT,
  constraint invoice_placement_id_kind_key UNIQUE (placement_id, kind)
);

create table job (
  id uuid not null,
  company_id uuid not null,
  posted_by uuid,
  status text not null default 'draft'::text,
  primary_locale text not null,
  category text,
  employment_type text,
  experience_level text,
  workplace text,
  city text not null default ''::text,
  country character(2),
  remote_countries text[] not null default '{}'::text[],
  skills_required text[] not null default '{}'::text[],
  salary_min integer,
  salary_max integer,
  salary_currency character(3),
  salary_period text,
  variable_target integer,
  variable_capped boolean,
  variable_currency character(3),
  openings integer not null default 1,
  first_published_at timestamp with time zone,
  valid_through timestamp with time zone,
  closed_at timestamp with time zone,
  close_reason text,
  hidden_at timestamp with time zone,
  hidden_reason text,
  expiry_notice_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  number integer not null generated as identity,
  hidden_for uuid,
  responsible_id uuid,
  pipeline_id uuid,
  blind_review boolean not null default false,
  syndicated boolean not null default true,
  answer_days smallint,
  hidden_with_company boolean not null default false,
  relocation jsonb,
  shifts jsonb,
  variable_cap integer,
  variable_reached_percent smallint,
  variable_reached_year smallint,
  constraint job_category_check CHECK ((category = ANY (ARRAY['account_management'::text, 'sales'::text, 'customer_service'::text]))),
  constraint job_check CHECK ((salary_max >= salary_min)),
  constraint job_check1 CHECK ((num_nulls(salary_min, salary_max, salary_currency, salary_period) = ANY (ARRAY[0, 4]))),
  constraint job_check2 CHECK (((variable_capped IS NULL) = (variable_currency IS NULL))),
  constraint job_check3 CHECK (((status = 'draft'::text) OR (first_published_at IS NOT NULL))),
  constraint job_check4 CHECK (((status <> 'active'::text) OR (valid_through IS NOT NULL))),
  constraint job_close_reason_check CHECK ((close_reason = ANY (ARRAY['filled_here'::text, 'filled_elsewhere'::text, 'cancelled'::text, 'other'::text]))),
  constraint job_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_employment_type_check CHECK ((employment_type = ANY (ARRAY['full_time'::text, 'part_time'::text, 'contract'::text, 'temporary'::text, 'internship'::text]))),
  constraint job_experience_level_check CHECK ((experience_level = ANY (ARRAY['entry'::text, 'mid'::text, 'senior'::text, 'lead'::text]))),
  constraint job_hidden_for_fkey FOREIGN KEY (hidden_for) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_openings_check CHECK (((openings >= 1) AND (openings <= 999))),
  constraint job_pipeline_id_fkey FOREIGN KEY (pipeline_id) REFERENCES pipeline(id) ON DELETE SET NULL,
  constraint job_pkey PRIMARY KEY (id),
  constraint job_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_primary_locale_check CHECK ((primary_locale = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'it'::text, 'pt'::text]))),
  constraint job_responsible_id_fkey FOREIGN KEY (responsible_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_salary_max_check CHECK ((salary_max >= 0)),
  constraint job_salary_min_check CHECK ((salary_min >= 0)),
  constraint job_salary_period_check CHECK ((salary_period = ANY (ARRAY['hour'::text, 'month'::text, 'year'::text]))),
  constraint job_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text, 'closed'::text, 'expired'::text]))),
  constraint job_variable_target_check CHECK ((variable_target >= 0)),
  constraint job_workplace_check CHECK ((workplace = ANY (ARRAY['onsite'::text, 'hybrid'::text, 'remote'::text])))
);

create table job_city (
  key text not null,
  name text not null,
  constraint job_city_pkey PRIMARY KEY (key)
);

create table job_criterion (
  id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  names jsonb not null,
  guide text not null,
  points smallint not null,
  constraint job_criterion_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_criterion_pkey PRIMARY KEY (id),
  constraint job_criterion_points_check CHECK (((points >= 3) AND (points <= 5)))
);

create table job_facet_count (
  value text not null,
  jobs integer not null
);

create table job_import (
  id uuid not null,
  company_id uuid not null,
  created_by uuid,
  acting_id uuid,
  name text not null,
  is_fetched boolean not null default false,
  status text not null,
  problem text,
  content bytea,
  columns jsonb not null default '[]'::jsonb,
  mapping jsonb not null default '[]'::jsonb,
  options jsonb not null,
  rows integer not null default 0,
  done integer not null default 0,
  created_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  is_unattended boolean not null default false,
  attempts integer not null default 0,
  kind text not null default 'jobs'::text,
  archive_key text,
  constraint job_import_acting_id_fkey FOREIGN KEY (acting_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_import_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_import_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_import_pkey PRIMARY KEY (id),
  constraint job_import_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'checking'::text, 'ready'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text, 'failed'::text])))
);

create table job_import_row (
  import_id uuid not null,
  "position" integer not null,
  cells jsonb not null,
  reference text not null default ''::text,
  title text not null default ''::text,
  input jsonb,
  defaulted text[] not null default '{}'::text[],
  is_complete boolean not null default false,
  digest text,
  problems jsonb not null default '[]'::jsonb,
  warnings jsonb not null default '[]'::jsonb,
  action text,
  is_waiting boolean not null default false,
  job_id uuid,
  outcome text,
  before jsonb,
  version integer,
  candidate_id uuid,
  constraint job_import_row_action_check CHECK ((action = ANY (ARRAY['create'::text, 'change'::text, 'publish'::text, 'reopen'::text, 'close'::text, 'same'::text, 'wrong'::text]))),
  constraint job_import_row_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate(id) ON DELETE CASCADE,
  constraint job_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES job_import(id) ON DELETE CASCADE,
  constraint job_import_row_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE SET NULL,
  constraint job_import_row_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'kept'::text, 'undone'::text, 'not_undone'::text]))),
  constraint job_import_row_pkey PRIMARY KEY (import_id, "position")
);

create table job_language (
  job_id uuid not null,
  language character(2) not null,
  level text not null,
  required boolean not null,
  "position" integer not null,
  constraint job_language_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_language_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'A2'::text, 'B1'::text, 'B2'::text, 'C1'::text, 'C2'::text]))),
  constraint job_language_pkey PRIMARY KEY (job_id, language)
);

create table job_manager (
  job_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  constraint job_manager_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES company_member(company_id, user_id) ON DELETE CASCADE,
  constraint job_manager_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_manager_pkey PRIMARY KEY (job_id, user_id)
);

create table job_notice_choice (
  user_id uuid not null,
  job_id uuid not null,
  choice text not null,
  constraint job_notice_choice_choice_check CHECK ((choice = ANY (ARRAY['all'::text, 'none'::text]))),
  constraint job_notice_choice_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_notice_choice_pkey PRIMARY KEY (job_id, user_id),
  constraint job_notice_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table job_occupation (
  job_id uuid not null,
  occupation text not null,
  constraint job_occupation_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_occupation_pkey PRIMARY KEY (job_id, occupation)
);

create table job_place (
  place_id integer not null,
  constraint job_place_pkey PRIMARY KEY (place_id),
  constraint job_place_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id) ON DELETE CASCADE
);

create table job_presenting (
  job_id uuid not null,
  agency_id uuid not null,
  terms text not null,
  accepted_by uuid,
  accepted_by_name text not null,
  accepted_at timestamp with time zone not null,
  constraint job_presenting_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_presenting_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_presenting_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_presenting_pkey PRIMARY KEY (job_id)
);

create table job_question (
  id uuid not null,
  job_id uuid not null,
  "position" smallint not null,
  kind text not null,
  required boolean not null,
  texts jsonb not null,
  options jsonb not null default '[]'::jsonb,
  language text,
  wanted jsonb,
  constraint job_question_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_question_kind_check CHECK ((kind = ANY (ARRAY['yes_no'::text, 'choice'::text, 'choices'::text, 'number'::text, 'text'::text, 'date'::text, 'level'::text, 'file'::text]))),
  constraint job_question_pkey PRIMARY KEY (id)
);

create table job_report (
  id uuid not null,
  case_id uuid not null,
  reporter_id uuid,
  reason text not null,
  text text not null default ''::text,
  email text,
  locale text not null,
  reported_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint job_report_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE CASCADE,
  constraint job_report_email_check CHECK ((email = lower(email))),
  constraint job_report_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'it'::text, 'pt'::text]))),
  constraint job_report_pkey PRIMARY KEY (id),
  constraint job_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES user_account(id) ON DELETE SET NULL
);

create table job_requirement (
  slice text not null,
  needs text[] not null,
  constraint job_requirement_pkey PRIMARY KEY (slice)
);

create table job_search (
  job_id uuid not null,
  published bigint not null,
  pay double precision,
  facets text[] not null,
  slices text[] not null,
  title_words tsvector not null,
  all_words tsvector not null,
  constraint job_search_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_search_pkey PRIMARY KEY (job_id)
);

create table job_search_renamed (
  company_id uuid not null,
  constraint job_search_renamed_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint job_search_renamed_pkey PRIMARY KEY (company_id)
);

create table job_search_words (
  only_row boolean not null default true,
  digest text not null,
  indexed boolean not null default true,
  constraint job_search_words_only_row_check CHECK (only_row),
  constraint job_search_words_pkey PRIMARY KEY (only_row)
);

create table job_suggestion (
  start text not null,
  text text not null,
  locale text not null,
  jobs integer not null default 0,
  constraint job_suggestion_pkey PRIMARY KEY (locale, text, start)
);

create table job_term (
  job_id uuid not null,
  terms text[] not null,
  constraint job_term_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_search(job_id) ON DELETE CASCADE,
  constraint job_term_pkey PRIMARY KEY (job_id)
);

create table job_term_change (
  term text not null,
  jobs integer not null
);

create table job_translation (
  job_id uuid not null,
  locale text not null,
  title text not null default ''::text,
  description text not null default ''::text,
  requirements text not null default ''::text,
  stale boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  confirmed_original jsonb,
  constraint job_translation_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_translation_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'it'::text, 'pt'::text]))),
  constraint job_translation_pkey PRIMARY KEY (job_id, locale)
);

create table job_view_day (
  job_id uuid not null,
  day date not null,
  views integer not null default 0,
  constraint job_view_day_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint job_view_day_pkey PRIMARY KEY (job_id, day)
);

create table job_word (
  word text not null,
  lexeme text not null,
  key text not null,
  jobs integer not null default 0,
  constraint job_word_pkey PRIMARY KEY (word, lexeme)
);

create table known_device (
  id uuid not null,
  user_id uuid not null,
  digest text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone not null default now(),
  constraint known_device_digest_user_id_key UNIQUE (digest, user_id),
  constraint known_device_pkey PRIMARY KEY (id),
  constraint known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table language_test (
  id uuid not null,
  profile_id uuid not null,
  language character(2) not null,
  form smallint not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  gaps smallint,
  score smallint,
  accents smallint,
  level text,
  is_shown boolean not null default false,
  removed_at timestamp with time zone,
  constraint language_test_check CHECK (((sent_at IS NULL) = (score IS NULL))),
  constraint language_test_check1 CHECK (((sent_at IS NULL) = (gaps IS NULL))),
  constraint language_test_check2 CHECK (((sent_at IS NULL) = (accents IS NULL))),
  constraint language_test_check3 CHECK ((((score >= 0) AND (score <= gaps)) AND ((accents >= 0) AND (accents <= (gaps - score))))),
  constraint language_test_check4 CHECK (((level IS NULL) OR (sent_at IS NOT NULL))),
  constraint language_test_check5 CHECK (((NOT is_shown) OR (sent_at IS NOT NULL))),
  constraint language_test_check6 CHECK (((removed_at IS NULL) OR (sent_at IS NULL))),
  constraint language_test_form_check CHECK ((form >= 0)),
  constraint language_test_language_check CHECK ((language = ANY (ARRAY['de'::bpchar, 'en'::bpchar, 'es'::bpchar, 'fr'::bpchar, 'it'::bpchar, 'pt'::bpchar]))),
  constraint language_test_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'A2'::text, 'B1'::text, 'B2'::text, 'C1'::text, 'C2'::text]))),
  constraint language_test_pkey PRIMARY KEY (id),
  constraint language_test_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table linked_identity (
  id uuid not null,
  user_id uuid not null,
  issuer text not null,
  subject text not null,
  provider text not null,
  email text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint linked_identity_issuer_subject_key UNIQUE (issuer, subject),
  constraint linked_identity_pkey PRIMARY KEY (id),
  constraint linked_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table live_event (
  user_id uuid not null,
  seq bigint not null,
  event jsonb not null,
  created_at timestamp with time zone not null default now(),
  about_user_id uuid,
  about_application_id uuid,
  constraint live_event_about_application_id_fkey FOREIGN KEY (about_application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint live_event_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint live_event_pkey PRIMARY KEY (user_id, seq),
  constraint live_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table live_recipient (
  user_id uuid not null,
  last_seq bigint not null,
  constraint live_recipient_pkey PRIMARY KEY (user_id),
  constraint live_recipient_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table mail (
  id uuid not null,
  dedupe_key text,
  to_name text not null,
  to_address text not null,
  locale text not null,
  subject text not null,
  html text,
  text text,
  headers jsonb not null default '{}'::jsonb,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  claimed_until timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  to_user_id uuid,
  about_user_id uuid,
  about_company_id uuid,
  calendar jsonb,
  about_application_id uuid,
  removed_once_sent boolean not null default false,
  failure text,
  failed_at timestamp with time zone,
  constraint mail_about_application_id_fkey FOREIGN KEY (about_application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint mail_about_company_id_fkey FOREIGN KEY (about_company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint mail_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint mail_dedupe_key_key UNIQUE (dedupe_key),
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'held'::text, 'dead'::text]))),
  constraint mail_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table mail_text (
  id uuid not null,
  kind text not null,
  locale text not null,
  texts jsonb not null,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint mail_text_kind_locale_key UNIQUE (kind, locale),
  constraint mail_text_pkey PRIMARY KEY (id),
  constraint mail_text_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table mailed_cv (
  id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  file_id uuid not null,
  from_address text not null,
  words text not null,
  left_out smallint not null,
  received_at timestamp with time zone not null,
  constraint mailed_cv_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint mailed_cv_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE,
  constraint mailed_cv_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint mailed_cv_pkey PRIMARY KEY (id)
);

create table mandate (
  id uuid not null,
  agency_id uuid not null,
  client_id uuid not null,
  job_id uuid,
  title text not null,
  openings smallint not null default 1,
  owner_id uuid,
  state text not null,
  opened_on date not null,
  updated_at timestamp with time zone not null,
  constraint mandate_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint mandate_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint mandate_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE SET NULL,
  constraint mandate_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint mandate_pkey PRIMARY KEY (id),
  constraint mandate_state_check CHECK ((state = ANY (ARRAY['open'::text, 'filled'::text, 'closed'::text])))
);

create table market_count (
  id boolean not null default true,
  counted_at timestamp with time zone not null,
  constraint market_count_id_check CHECK (id),
  constraint market_count_pkey PRIMARY KEY (id)
);

create table market_language (
  country text not null,
  language character(2) not null,
  level text not null,
  jobs integer not null,
  companies integer not null,
  percent double precision not null,
  constraint market_language_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'B2'::text, 'C1'::text]))),
  constraint market_language_pkey PRIMARY KEY (country, language, level)
);

create table market_pair (
  country text not null,
  first character(2) not null,
  second character(2) not null,
  jobs integer not null,
  people integer not null,
  constraint market_pair_check CHECK ((first < second)),
  constraint market_pair_pkey PRIMARY KEY (country, first, second)
);

create table market_pay (
  country character(2) not null,
  subject text not null,
  experience_level text not null,
  currency character(3) not null,
  jobs integer not null,
  companies integer not null,
  low integer not null,
  middle integer not null,
  high integer not null,
  constraint market_pay_pkey PRIMARY KEY (country, subject, experience_level, currency)
);

create table market_reader (
  needs text[] not null,
  reads text[] not null,
  readers integer not null,
  constraint market_reader_pkey PRIMARY KEY (needs, reads)
);

create table message (
  id uuid not null,
  application_id uuid not null,
  seq integer not null,
  client_id uuid not null,
  side text not null,
  sender_id uuid,
  recipient_id uuid,
  content text not null,
  search tsvector not null,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  read_at timestamp with time zone,
  subject text not null default ''::text,
  hidden_at timestamp with time zone,
  language text,
  constraint message_application_id_fkey FOREIGN KEY (application_id) REFERENCES conversation(application_id) ON DELETE CASCADE,
  constraint message_application_id_sender_id_client_id_key UNIQUE (application_id, sender_id, client_id),
  constraint message_application_id_seq_key UNIQUE (application_id, seq),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint message_side_check CHECK ((side = ANY (ARRAY['applicant'::text, 'employer'::text])))
);

create table message_attachment (
  file_id uuid not null,
  message_id uuid not null,
  "position" smallint not null,
  constraint message_attachment_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE,
  constraint message_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_attachment_pkey PRIMARY KEY (file_id)
);

create table message_template (
  id uuid not null,
  company_id uuid not null,
  "position" integer not null,
  name text not null,
  category text not null,
  texts jsonb not null,
  sent_status text,
  sent_stage_id uuid,
  delay_minutes integer,
  constraint message_template_category_check CHECK ((category = ANY (ARRAY['interview'::text, 'status'::text, 'follow_up'::text, 'rejection'::text, 'general'::text]))),
  constraint message_template_check CHECK (((sent_status IS NULL) OR (sent_stage_id IS NULL))),
  constraint message_template_check1 CHECK (((delay_minutes IS NULL) = ((sent_status IS NULL) AND (sent_stage_id IS NULL)))),
  constraint message_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint message_template_delay_minutes_check CHECK ((delay_minutes > 0)),
  constraint message_template_pkey PRIMARY KEY (id),
  constraint message_template_sent_status_check CHECK ((sent_status = ANY (ARRAY['viewed'::text, 'shortlisted'::text, 'interview'::text, 'accepted'::text, 'rejected'::text])))
);

create table migration (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  checksum text,
  constraint migration_pkey PRIMARY KEY (name)
);

create table moderation_case (
  id uuid not null,
  job_id uuid,
  cause text not null,
  reports integer not null default 0,
  opened_at timestamp with time zone not null,
  decision text,
  decided_at timestamp with time zone,
  subject text not null default 'job'::text,
  company_id uuid,
  person_id uuid,
  message_id uuid,
  constraint moderation_case_cause_check CHECK ((cause = ANY (ARRAY['first_job'::text, 'report'::text, 'administrator'::text]))),
  constraint moderation_case_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint moderation_case_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint moderation_case_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint moderation_case_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint moderation_case_person_id_fkey FOREIGN KEY (person_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint moderation_case_pkey PRIMARY KEY (id)
);

create table moderation_decision (
  id uuid not null,
  case_id uuid not null,
  company_id uuid,
  user_id uuid,
  ground text not null,
  rule text not null,
  reason text not null,
  by_report boolean not null,
  decided_by uuid,
  decided_at timestamp with time zone not null,
  appeal_until timestamp with time zone not null,
  digest text,
  appeal_text text,
  appealed_by uuid,
  appealed_at timestamp with time zone,
  appeal_outcome text,
  appeal_reason text,
  appeal_decided_by uuid,
  appeal_decided_at timestamp with time zone,
  appeal_decided_alone boolean not null default false,
  constraint moderation_decision_appeal_decided_by_fkey FOREIGN KEY (appeal_decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint moderation_decision_appeal_outcome_check CHECK ((appeal_outcome = ANY (ARRAY['restored'::text, 'kept'::text]))),
  constraint moderation_decision_appealed_by_fkey FOREIGN KEY (appealed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint moderation_decision_case_id_fkey FOREIGN KEY (case_id) REFERENCES moderation_case(id) ON DELETE CASCADE,
  constraint moderation_decision_case_id_key UNIQUE (case_id),
  constraint moderation_decision_check CHECK (((company_id IS NULL) <> (user_id IS NULL))),
  constraint moderation_decision_check1 CHECK (((appealed_at IS NULL) = (appeal_text IS NULL))),
  constraint moderation_decision_check2 CHECK (((appeal_decided_at IS NULL) = (appeal_outcome IS NULL))),
  constraint moderation_decision_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint moderation_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint moderation_decision_digest_key UNIQUE (digest),
  constraint moderation_decision_ground_check CHECK ((ground = ANY (ARRAY['law'::text, 'terms'::text]))),
  constraint moderation_decision_pkey PRIMARY KEY (id),
  constraint moderation_decision_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table moderation_figure (
  id uuid not null,
  at timestamp with time zone not null,
  what text not null,
  subject text not null,
  detail text not null,
  seconds integer,
  constraint moderation_figure_pkey PRIMARY KEY (id),
  constraint moderation_figure_subject_check CHECK ((subject = ANY (ARRAY['job'::text, 'company'::text, 'person'::text, 'message'::text]))),
  constraint moderation_figure_what_check CHECK ((what = ANY (ARRAY['notice'::text, 'decision'::text, 'appeal'::text, 'appeal_decision'::text])))
);

create table notification (
  id uuid not null,
  user_id uuid not null,
  type text not null,
  data jsonb not null,
  dedupe_key text,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  application_id uuid,
  about_user_id uuid,
  constraint notification_about_user_id_fkey FOREIGN KEY (about_user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint notification_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint notification_dedupe_key_key UNIQUE (dedupe_key),
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_type_check CHECK ((type = ANY (ARRAY['application'::text, 'status_change'::text, 'message'::text, 'other'::text]))),
  constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table notification_preference (
  user_id uuid not null,
  type text not null,
  in_app boolean not null default true,
  by_mail boolean not null default true,
  token text not null,
  constraint notification_preference_pkey PRIMARY KEY (user_id, type),
  constraint notification_preference_token_key UNIQUE (token),
  constraint notification_preference_type_check CHECK ((type = ANY (ARRAY['application'::text, 'status_change'::text, 'message'::text, 'other'::text]))),
  constraint notification_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table offer (
  id uuid not null,
  application_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  state text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  answer_by date,
  reminded_at_days smallint,
  ended_at timestamp with time zone,
  decline_reason text,
  decline_words text not null default ''::text,
  paper_noted_at timestamp with time zone,
  paper_noted_by uuid,
  document_file_id uuid,
  constraint offer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint offer_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint offer_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_document_file_id_fkey FOREIGN KEY (document_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint offer_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint offer_paper_noted_by_fkey FOREIGN KEY (paper_noted_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'lapsed'::text])))
);

create table offer_file (
  version_id uuid not null,
  file_id uuid not null,
  "position" smallint not null,
  constraint offer_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE,
  constraint offer_file_pkey PRIMARY KEY (version_id, file_id),
  constraint offer_file_version_id_fkey FOREIGN KEY (version_id) REFERENCES offer_version(id) ON DELETE CASCADE
);

create table offer_signature (
  version_id uuid not null,
  party text not null,
  user_id uuid,
  name text not null,
  means text not null,
  at timestamp with time zone not null,
  constraint offer_signature_means_check CHECK ((means = ANY (ARRAY['password'::text, 'passkey'::text, 'openid'::text, 'code'::text]))),
  constraint offer_signature_party_check CHECK ((party = ANY (ARRAY['company'::text, 'candidate'::text]))),
  constraint offer_signature_pkey PRIMARY KEY (version_id, party),
  constraint offer_signature_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_signature_version_id_fkey FOREIGN KEY (version_id) REFERENCES offer_version(id) ON DELETE CASCADE
);

create table offer_template (
  id uuid not null,
  company_id uuid not null,
  "position" smallint not null,
  name text not null,
  texts jsonb not null,
  constraint offer_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint offer_template_pkey PRIMARY KEY (id)
);

create table offer_version (
  id uuid not null,
  offer_id uuid not null,
  number integer not null,
  conditions jsonb not null,
  texts jsonb not null,
  locale text not null,
  binding_locale text not null,
  pay_reason text not null default ''::text,
  written_by uuid,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  digest text,
  constraint offer_version_check CHECK (((sent_at IS NULL) = (digest IS NULL))),
  constraint offer_version_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE CASCADE,
  constraint offer_version_offer_id_number_key UNIQUE (offer_id, number),
  constraint offer_version_pkey PRIMARY KEY (id),
  constraint offer_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table own_page_version (
  id uuid not null,
  page text not null,
  number integer,
  texts jsonb not null,
  note text not null default ''::text,
  summary jsonb,
  in_force_from timestamp with time zone,
  published_at timestamp with time zone,
  published_by uuid,
  revision integer not null default 1,
  constraint own_page_version_check CHECK ((((number IS NULL) = (published_at IS NULL)) AND ((number IS NULL) = (in_force_from IS NULL)))),
  constraint own_page_version_page_check CHECK ((page = ANY (ARRAY['legal-notice'::text, 'terms'::text, 'privacy'::text, 'help'::text, 'accessibility'::text]))),
  constraint own_page_version_page_number_key UNIQUE NULLS NOT DISTINCT (page, number),
  constraint own_page_version_pkey PRIMARY KEY (id),
  constraint own_page_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES user_account(id) ON DELETE SET NULL
);

create table passkey (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pending_sign_in (
  digest text not null,
  kind text not null,
  user_id uuid,
  data jsonb not null default '{}'::jsonb,
  expires_at timestamp with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY (digest),
  constraint pending_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pipeline (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  is_default boolean not null,
  "position" smallint not null,
  constraint pipeline_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint pipeline_pkey PRIMARY KEY (id)
);

create table pipeline_stage (
  id uuid not null,
  pipeline_id uuid not null,
  "position" smallint not null,
  status text not null,
  names jsonb not null,
  constraint pipeline_stage_pipeline_id_fkey FOREIGN KEY (pipeline_id) REFERENCES pipeline(id) ON DELETE CASCADE,
  constraint pipeline_stage_pkey PRIMARY KEY (id),
  constraint pipeline_stage_status_check CHECK ((status = ANY (ARRAY['viewed'::text, 'shortlisted'::text, 'interview'::text])))
);

create table place (
  id integer not null,
  name text not null,
  country character(2) not null,
  population integer not null,
  latitude real not null,
  longitude real not null,
  names jsonb not null default '{}'::jsonb,
  constraint place_pkey PRIMARY KEY (id)
);

create table place_name (
  key text not null,
  place_id integer not null,
  population integer not null default 0,
  constraint place_name_pkey PRIMARY KEY (key, place_id),
  constraint place_name_place_id_fkey FOREIGN KEY (place_id) REFERENCES place(id) ON DELETE CASCADE
);

create table place_source (
  version text not null,
  constraint place_source_pkey PRIMARY KEY (version)
);

create table placement (
  id uuid not null,
  agency_id uuid not null,
  client_id uuid not null,
  mandate_id uuid,
  profile_id uuid,
  presentation_id uuid,
  title text not null,
  state text not null,
  starts_on date not null,
  fixed_pay integer not null,
  variable_pay integer not null default 0,
  currency character(3) not null,
  fee_terms jsonb,
  fee bigint not null,
  guarantee_until date,
  ended_on date,
  refund bigint not null default 0,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint placement_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint placement_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  constraint placement_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint placement_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE SET NULL,
  constraint placement_pkey PRIMARY KEY (id),
  constraint placement_presentation_id_fkey FOREIGN KEY (presentation_id) REFERENCES presentation(id) ON DELETE SET NULL,
  constraint placement_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE SET NULL,
  constraint placement_state_check CHECK ((state = ANY (ARRAY['expected'::text, 'started'::text, 'guaranteed'::text, 'ended_early'::text, 'cancelled'::text])))
);

create table placement_share (
  placement_id uuid not null,
  user_id uuid not null,
  percent smallint not null,
  constraint placement_share_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint placement_share_pkey PRIMARY KEY (placement_id, user_id),
  constraint placement_share_placement_id_fkey FOREIGN KEY (placement_id) REFERENCES placement(id) ON DELETE CASCADE,
  constraint placement_share_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table platform_secret (
  name text not null,
  value text not null,
  constraint platform_secret_pkey PRIMARY KEY (name)
);

create table platform_setting (
  id uuid not null,
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  constraint platform_setting_key_key UNIQUE (key),
  constraint platform_setting_pkey PRIMARY KEY (id)
);

create table pool_consent (
  id uuid not null,
  user_id uuid not null,
  company_id uuid,
  application_id uuid,
  text_version text not null,
  given_at timestamp with time zone not null,
  until timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_how text,
  constraint pool_consent_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE SET NULL,
  constraint pool_consent_check CHECK (((ended_at IS NULL) = (ended_how IS NULL))),
  constraint pool_consent_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint pool_consent_ended_how_check CHECK ((ended_how = ANY (ARRAY['withdrawn'::text, 'renewed'::text, 'expired'::text]))),
  constraint pool_consent_pkey PRIMARY KEY (id),
  constraint pool_consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table pool_request (
  application_id uuid not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answer boolean,
  asked_again_at timestamp with time zone,
  constraint pool_request_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint pool_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint pool_request_pkey PRIMARY KEY (application_id)
);

create table presentation (
  id uuid not null,
  representation_id uuid not null,
  application_id uuid,
  shortlist_id uuid,
  "position" smallint not null default 0,
  words text not null,
  facts jsonb not null,
  answer text not null,
  answer_words text not null default ''::text,
  answered_at timestamp with time zone,
  presented_by uuid,
  presented_at timestamp with time zone not null,
  constraint presentation_answer_check CHECK ((answer = ANY (ARRAY['waiting'::text, 'yes'::text, 'perhaps'::text, 'no'::text]))),
  constraint presentation_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE SET NULL,
  constraint presentation_application_id_key UNIQUE (application_id),
  constraint presentation_check CHECK ((num_nonnulls(application_id, shortlist_id) <= 1)),
  constraint presentation_pkey PRIMARY KEY (id),
  constraint presentation_presented_by_fkey FOREIGN KEY (presented_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint presentation_representation_id_fkey FOREIGN KEY (representation_id) REFERENCES representation(id) ON DELETE CASCADE,
  constraint presentation_representation_id_key UNIQUE (representation_id),
  constraint presentation_shortlist_id_fkey FOREIGN KEY (shortlist_id) REFERENCES shortlist(id) ON DELETE CASCADE
);

create table profile (
  id uuid not null,
  user_id uuid not null,
  role text not null,
  first_name text not null,
  last_name text not null,
  username text not null,
  avatar_file_id uuid,
  bio text not null default ''::text,
  skills text[] not null default '{}'::text[],
  city text not null default ''::text,
  country character(2),
  job_title text not null default ''::text,
  contact_email text,
  cv_file_id uuid,
  work_authorisation text[] not null default '{}'::text[],
  visibility text not null default 'applied'::text,
  preferred_locale text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  contact_email_to_confirm text,
  constraint profile_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint profile_cv_file_id_fkey FOREIGN KEY (cv_file_id) REFERENCES file(id) ON DELETE SET NULL,
  constraint profile_pkey PRIMARY KEY (id),
  constraint profile_role_check CHECK ((role = ANY (ARRAY['job_seeker'::text, 'employer'::text, 'admin'::text]))),
  constraint profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint profile_user_id_key UNIQUE (user_id),
  constraint profile_username_key UNIQUE (username),
  constraint profile_visibility_check CHECK ((visibility = ANY (ARRAY['applied'::text, 'employers'::text])))
);

create table profile_language (
  profile_id uuid not null,
  language character(2) not null,
  level text not null,
  "position" integer not null,
  stated_at timestamp with time zone default now(),
  constraint profile_language_level_check CHECK ((level = ANY (ARRAY['A1'::text, 'A2'::text, 'B1'::text, 'B2'::text, 'C1'::text, 'C2'::text, 'native'::text]))),
  constraint profile_language_pkey PRIMARY KEY (profile_id, language),
  constraint profile_language_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table profile_look (
  profile_id uuid not null,
  company_id uuid not null,
  day date not null,
  constraint profile_look_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint profile_look_pkey PRIMARY KEY (profile_id, company_id, day),
  constraint profile_look_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create table push_device (
  id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  types text[] not null,
  created_at timestamp with time zone not null,
  constraint push_device_endpoint_key UNIQUE (endpoint),
  constraint push_device_pkey PRIMARY KEY (id),
  constraint push_device_session_id_fkey FOREIGN KEY (session_id) REFERENCES user_session(id) ON DELETE CASCADE,
  constraint push_device_session_id_key UNIQUE (session_id),
  constraint push_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table rate_limit (
  key text not null,
  started_at timestamp with time zone not null,
  count integer not null,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table recovery_code (
  digest text not null,
  user_id uuid not null,
  constraint recovery_code_pkey PRIMARY KEY (digest),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE
);

create table rejection_reason (
  id uuid not null,
  company_id uuid not null,
  "position" smallint not null,
  names jsonb not null,
  texts jsonb not null,
  constraint rejection_reason_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint rejection_reason_pkey PRIMARY KEY (id)
);

create table representation (
  id uuid not null,
  agency_id uuid not null,
  mandate_id uuid not null,
  profile_id uuid not null,
  locale text not null,
  shows text[] not null,
  words text not null default ''::text,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  ends_on date,
  ended_at timestamp with time zone,
  reminded_at timestamp with time zone,
  constraint representation_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint representation_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint representation_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE,
  constraint representation_pkey PRIMARY KEY (id),
  constraint representation_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint representation_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'given'::text, 'refused'::text, 'taken_back'::text, 'ended'::text])))
);

create table saved_job (
  user_id uuid not null,
  job_id uuid not null,
  saved_at timestamp with time zone not null default now(),
  constraint saved_job_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint saved_job_pkey PRIMARY KEY (user_id, job_id),
  constraint saved_job_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table saved_search (
  id uuid not null,
  user_id uuid,
  email text,
  name text not null default ''::text,
  filters jsonb not null,
  locale text not null,
  frequency text not null,
  paused boolean not null default false,
  confirmed_at timestamp with time zone,
  token_digest text not null,
  created_at timestamp with time zone not null,
  compiled_version integer not null,
  wanted tsquery,
  anchors text[] not null,
  least_pay double precision,
  qualified boolean not null,
  constraint saved_search_check CHECK (((user_id IS NULL) <> (email IS NULL))),
  constraint saved_search_frequency_check CHECK ((frequency = ANY (ARRAY['at_once'::text, 'daily'::text, 'weekly'::text]))),
  constraint saved_search_pkey PRIMARY KEY (id),
  constraint saved_search_token_digest_key UNIQUE (token_digest),
  constraint saved_search_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table saved_search_match (
  saved_search_id uuid not null,
  job_id uuid not null,
  matched_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint saved_search_match_pkey PRIMARY KEY (job_id, saved_search_id)
);

create table scheduled_message (
  id uuid not null,
  application_id uuid not null,
  template_id uuid not null,
  sender_id uuid,
  name text not null,
  content text,
  state text not null,
  send_at timestamp with time zone not null,
  constraint scheduled_message_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint scheduled_message_application_id_template_id_key UNIQUE (application_id, template_id),
  constraint scheduled_message_check CHECK (((content IS NOT NULL) = (state = 'waiting'::text))),
  constraint scheduled_message_pkey PRIMARY KEY (id),
  constraint scheduled_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint scheduled_message_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'taken_back'::text, 'dropped'::text])))
);

create table screening (
  id uuid not null,
  agency_id uuid not null,
  profile_id uuid not null,
  is_requested boolean not null,
  state text not null,
  consultant_id uuid,
  locale text not null,
  asked_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  findings jsonb not null default '{}'::jsonb,
  done_by uuid,
  done_by_name text not null default ''::text,
  done_at timestamp with time zone,
  valid_until date,
  constraint screening_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint screening_check CHECK (((state = 'done'::text) = (done_at IS NOT NULL))),
  constraint screening_check1 CHECK (((done_at IS NULL) = (valid_until IS NULL))),
  constraint screening_consultant_id_fkey FOREIGN KEY (consultant_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint screening_done_by_fkey FOREIGN KEY (done_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint screening_pkey PRIMARY KEY (id),
  constraint screening_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint screening_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'open'::text, 'done'::text, 'withdrawn'::text])))
);

create table screening_language (
  screening_id uuid not null,
  language character(2) not null,
  level text not null,
  heard_by uuid,
  heard_by_name text not null,
  heard_on date not null,
  constraint screening_language_heard_by_fkey FOREIGN KEY (heard_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint screening_language_pkey PRIMARY KEY (screening_id, language),
  constraint screening_language_screening_id_fkey FOREIGN KEY (screening_id) REFERENCES screening(id) ON DELETE CASCADE
);

create table screening_part (
  screening_id uuid not null,
  part text not null,
  is_shown boolean not null default false,
  contested_at timestamp with time zone,
  contest text not null default ''::text,
  answer text not null default ''::text,
  constraint screening_part_part_check CHECK ((part = ANY (ARRAY['identity'::text, 'right_to_work'::text, 'availability'::text, 'wishes'::text, 'languages'::text, 'references'::text]))),
  constraint screening_part_pkey PRIMARY KEY (screening_id, part),
  constraint screening_part_screening_id_fkey FOREIGN KEY (screening_id) REFERENCES screening(id) ON DELETE CASCADE
);

create table screening_reference (
  id uuid not null,
  screening_id uuid not null,
  state text not null,
  name text not null,
  relation text not null,
  address text not null,
  locale text not null,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  digest text,
  answered_at timestamp with time zone,
  answers jsonb,
  constraint screening_reference_digest_key UNIQUE (digest),
  constraint screening_reference_pkey PRIMARY KEY (id),
  constraint screening_reference_screening_id_fkey FOREIGN KEY (screening_id) REFERENCES screening(id) ON DELETE CASCADE,
  constraint screening_reference_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'refused'::text, 'asked'::text, 'answered'::text, 'declined'::text])))
);

create table second_factor (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null,
  constraint second_factor_pkey PRIMARY KEY (user_id),
  constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table security_event_count (
  day date not null,
  event text not null,
  count bigint not null,
  constraint security_event_count_pkey PRIMARY KEY (day, event)
);

create table shortlist (
  id uuid not null,
  agency_id uuid not null,
  mandate_id uuid not null,
  locale text not null,
  digest text,
  created_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  opened_count integer not null default 0,
  opened_at timestamp with time zone,
  constraint shortlist_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint shortlist_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint shortlist_digest_key UNIQUE (digest),
  constraint shortlist_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandate(id) ON DELETE CASCADE,
  constraint shortlist_pkey PRIMARY KEY (id)
);

create table signed_document (
  digest text not null,
  signed_at timestamp with time zone not null,
  constraint signed_document_pkey PRIMARY KEY (digest)
);

create table signing_key (
  id uuid not null,
  certificate text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  constraint signing_key_pkey PRIMARY KEY (id)
);

create table site_logo (
  digest text not null,
  logo bytea not null,
  icon bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint site_logo_pkey PRIMARY KEY (digest)
);

create table talent_consent (
  profile_id uuid not null,
  given_at timestamp with time zone not null,
  confirmed_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  shown_name text not null,
  available text not null,
  available_on date,
  notice_weeks smallint,
  workplaces text[] not null default '{}'::text[],
  facets text[] not null default '{}'::text[],
  latitude real,
  longitude real,
  indexed_at timestamp with time zone,
  constraint talent_consent_available_check CHECK ((available = ANY (ARRAY['now'::text, 'date'::text, 'notice'::text]))),
  constraint talent_consent_check CHECK (((available_on IS NOT NULL) = (available = 'date'::text))),
  constraint talent_consent_check1 CHECK (((notice_weeks IS NOT NULL) = (available = 'notice'::text))),
  constraint talent_consent_notice_weeks_check CHECK (((notice_weeks >= 1) AND (notice_weeks <= 52))),
  constraint talent_consent_pkey PRIMARY KEY (profile_id),
  constraint talent_consent_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint talent_consent_shown_name_check CHECK ((shown_name = ANY (ARRAY['full'::text, 'initial'::text])))
);

create table talent_invitation (
  id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  profile_id uuid not null,
  invited_by uuid,
  text text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  status text not null,
  answered_at timestamp with time zone,
  reason text not null default ''::text,
  reported_at timestamp with time zone,
  constraint talent_invitation_check CHECK (((answered_at IS NOT NULL) = (status = ANY (ARRAY['interested'::text, 'declined'::text])))),
  constraint talent_invitation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint talent_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint talent_invitation_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint talent_invitation_pkey PRIMARY KEY (id),
  constraint talent_invitation_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint talent_invitation_status_check CHECK ((status = ANY (ARRAY['open'::text, 'interested'::text, 'declined'::text, 'lapsed'::text])))
);

create table terms_consent (
  user_id uuid not null,
  version_id uuid not null,
  given_at timestamp with time zone not null,
  constraint terms_consent_pkey PRIMARY KEY (user_id, version_id),
  constraint terms_consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint terms_consent_version_id_fkey FOREIGN KEY (version_id) REFERENCES own_page_version(id)
);

create table told_job (
  engine text not null,
  job_id uuid not null,
  locale text not null,
  job_changed_at timestamp with time zone not null,
  told_at timestamp with time zone not null,
  constraint told_job_pkey PRIMARY KEY (engine, job_id, locale)
);

create table unsent_application (
  id uuid not null,
  profile_id uuid not null,
  job_id uuid not null,
  job_title text not null,
  cover_letter text not null,
  answers jsonb not null,
  locale text not null,
  source text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint unsent_application_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
  constraint unsent_application_pkey PRIMARY KEY (id),
  constraint unsent_application_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE,
  constraint unsent_application_profile_id_job_id_key UNIQUE (profile_id, job_id)
);

create table user_account (
  id uuid not null,
  name text not null,
  email text,
  email_verified boolean not null default false,
  image text,
  banned_at timestamp with time zone,
  ban_reason text,
  user_type text not null,
  registration_digest text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  accepted_terms integer,
  added_by_company boolean not null default false,
  constraint user_account_email_check CHECK ((email = lower(email))),
  constraint user_account_email_key UNIQUE (email),
  constraint user_account_pkey PRIMARY KEY (id),
  constraint user_account_user_type_check CHECK ((user_type = ANY (ARRAY['job_seeker'::text, 'employer'::text])))
);

create table user_credential (
  id uuid not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint user_credential_pkey PRIMARY KEY (id),
  constraint user_credential_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint user_credential_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table user_session (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  device_id uuid,
  proved_at timestamp with time zone default now(),
  by_passkey boolean not null default false,
  first_factor_at timestamp with time zone,
  has_former_cookie boolean not null default false,
  proved_by text,
  constraint user_session_device_id_fkey FOREIGN KEY (device_id) REFERENCES known_device(id) ON DELETE SET NULL,
  constraint user_session_pkey PRIMARY KEY (id),
  constraint user_session_token_key UNIQUE (token),
  constraint user_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table user_token (
  digest text not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint user_token_pkey PRIMARY KEY (digest),
  constraint user_token_purpose_check CHECK ((purpose = ANY (ARRAY['verify'::text, 'reset'::text, 'change_email'::text, 'contact'::text, 'person'::text]))),
  constraint user_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

create table webhook (
  id uuid not null,
  company_id uuid not null,
  kind text not null,
  name text not null,
  address text not null,
  events text[] not null,
  locale text not null,
  secret text,
  old_secret text,
  old_secret_until timestamp with time zone,
  is_enabled boolean not null default true,
  disabled_for text,
  failing_since timestamp with time zone,
  failures integer not null default 0,
  retry_at timestamp with time zone,
  busy_until timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint webhook_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint webhook_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint webhook_pkey PRIMARY KEY (id)
);

create table webhook_delivery (
  id uuid not null,
  webhook_id uuid not null,
  seq bigint not null generated as identity,
  event text not null,
  subject_id uuid not null,
  application_id uuid,
  data jsonb not null,
  created_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  status integer,
  answer text,
  took integer,
  problem text,
  constraint webhook_delivery_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE
);

create table work_experience (
  id uuid not null,
  profile_id uuid not null,
  "position" text not null,
  company text not null,
  start_date date not null,
  end_date date,
  is_current boolean not null default false,
  description text not null default ''::text,
  constraint work_experience_check CHECK (((end_date IS NULL) OR (end_date >= start_date))),
  constraint work_experience_check1 CHECK ((NOT (is_current AND (end_date IS NOT NULL)))),
  constraint work_experience_pkey PRIMARY KEY (id),
  constraint work_experience_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profile(id) ON DELETE CASCADE
);

create view approval_decider as
 SELECT step.approval_id,
    step."position",
    step.state,
    approval.company_id,
    approval.job_id,
    approval.offer_id,
    approval.state AS approval_state,
    member.user_id,
    (NOT (member.user_id IS DISTINCT FROM step.approver_id)) AS is_approver
   FROM ((approval_step step
     JOIN approval ON ((approval.id = step.approval_id)))
     JOIN company_member member ON (((member.company_id = approval.company_id) AND (member.role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring_manager'::text])))))
  WHERE ((member.user_id = step.approver_id) OR (EXISTS ( SELECT
           FROM approver_absence absence
          WHERE ((absence.company_id = approval.company_id) AND (absence.user_id = step.approver_id) AND (absence.substitute_id = member.user_id) AND (absence.until >= ((now() AT TIME ZONE 'utc'::text))::date)))) OR ((member.role = 'owner'::text) AND (NOT (EXISTS ( SELECT
           FROM ((company_member acting
             JOIN user_account account ON (((account.id = acting.user_id) AND account.email_verified AND (account.banned_at IS NULL))))
             JOIN profile ON (((profile.user_id = acting.user_id) AND (profile.role = 'employer'::text))))
          WHERE ((acting.company_id = approval.company_id) AND (acting.user_id = step.approver_id) AND (acting.role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring_manager'::text]))))))));

create view language_evidence as
 SELECT profile_language.profile_id,
    profile_language.language,
    'stated'::text AS kind,
    profile_language.level,
    NULL::boolean AS is_met,
    profile_language.stated_at AS at,
    NULL::uuid AS company_id,
    true AS is_shown
   FROM profile_language
UNION ALL
 SELECT shown_verification.profile_id,
    shown_verification.language,
        CASE shown_verification.how
            WHEN 'certificate'::text THEN 'certificate'::text
            ELSE 'checked_interview'::text
        END AS kind,
    shown_verification.level,
    NULL::boolean AS is_met,
    shown_verification.verified_at AS at,
    NULL::uuid AS company_id,
    true AS is_shown
   FROM shown_verification
  WHERE (shown_verification.what = 'language'::text)
UNION ALL
 SELECT test.profile_id,
    test.language,
    'self_test'::text AS kind,
    test.level,
    NULL::boolean AS is_met,
    test.sent_at AS at,
    NULL::uuid AS company_id,
    test.is_shown
   FROM language_test test
  WHERE ((test.sent_at IS NOT NULL) AND (EXISTS ( SELECT
           FROM profile_language spoken
          WHERE ((spoken.profile_id = test.profile_id) AND (spoken.language = test.language)))))
UNION ALL
 SELECT application.applicant_id AS profile_id,
    said.language,
    'interview'::text AS kind,
    said.level,
    said.is_met,
    interview.starts_at AS at,
    application.company_id,
    true AS is_shown
   FROM ((interview_language said
     JOIN interview ON ((interview.id = said.interview_id)))
     JOIN application ON ((application.id = interview.application_id)));

create view open_company as
 SELECT id
   FROM company
  WHERE (EXISTS ( SELECT
           FROM job
          WHERE ((job.company_id = company.id) AND (job.status = 'active'::text) AND (job.hidden_at IS NULL))));

create view shown_verification as
 SELECT id,
    profile_id,
    what,
    language,
    level,
    how,
    country,
    verified_at
   FROM candidate_verification v
  WHERE ((ended_at IS NULL) AND (verified_by IS NOT NULL) AND
        CASE what
            WHEN 'language'::text THEN (EXISTS ( SELECT
               FROM profile_language spoken
              WHERE ((spoken.profile_id = v.profile_id) AND (spoken.language = v.language) AND ((replace(spoken.level, 'native'::text, 'C2'::text) COLLATE "C") <= (v.level COLLATE "C")))))
            WHEN 'work_authorisation'::text THEN (EXISTS ( SELECT
               FROM profile
              WHERE ((profile.id = v.profile_id) AND ((v.country)::text = ANY (profile.work_authorisation)))))
            ELSE true
        END);

CREATE INDEX api_key_company ON public.api_key USING btree (company_id);

CREATE INDEX api_key_creator ON public.api_key USING btree (created_by);

CREATE INDEX application_added_by ON public.application USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX application_answer_due ON public.application USING btree (answer_due_at) WHERE ((counted_answer_at IS NULL) AND (status = ANY (ARRAY['new'::text, 'viewed'::text])));

CREATE INDEX application_applicant ON public.application USING btree (applicant_id, applied_at DESC, id);

CREATE INDEX application_applied ON public.application USING btree (applied_at);

CREATE INDEX application_closing_answer_closer ON public.application_closing_answer USING btree (closed_by);

CREATE INDEX application_closing_answer_closing ON public.application_closing_answer USING btree (closing_id);

CREATE INDEX application_comment_application ON public.application_comment USING btree (application_id, at DESC, id DESC);

CREATE INDEX application_comment_author ON public.application_comment USING btree (author_id);

CREATE INDEX application_comment_mention_user ON public.application_comment_mention USING btree (user_id);

CREATE INDEX application_company ON public.application USING btree (company_id, applied_at, id);

CREATE INDEX application_company_status ON public.application USING btree (company_id, status, applied_at, id);

CREATE INDEX application_cv ON public.application USING btree (cv_file_id) WHERE (cv_file_id IS NOT NULL);

CREATE INDEX application_decided ON public.application USING btree (decided_at, id) WHERE (decided_at IS NOT NULL);

CREATE INDEX application_event_actor ON public.application_event USING btree (actor_id) WHERE (actor_id IS NOT NULL);

CREATE INDEX application_event_application ON public.application_event USING btree (application_id, at, id);

CREATE INDEX application_file_file ON public.application_file USING btree (file_id);

CREATE INDEX application_job ON public.application USING btree (job_id, applied_at, id);

CREATE UNIQUE INDEX application_job_id_applicant_id_key ON public.application USING btree (job_id, applicant_id) WHERE (repeats IS NULL);

CREATE INDEX application_job_status ON public.application USING btree (job_id, status, applied_at, id) INCLUDE (company_id);

CREATE INDEX application_note_author ON public.application_note USING btree (updated_by) WHERE (updated_by IS NOT NULL);

CREATE INDEX application_rejection_hold_batch ON public.application_rejection_hold USING btree (batch_id);

CREATE INDEX application_rejection_hold_decider ON public.application_rejection_hold USING btree (decided_by);

CREATE INDEX application_rejection_hold_due ON public.application_rejection_hold USING btree (due_at);

CREATE INDEX application_repeats ON public.application USING btree (repeats) WHERE (repeats IS NOT NULL);

CREATE INDEX application_revealed_by ON public.application USING btree (revealed_by) WHERE (revealed_by IS NOT NULL);

CREATE INDEX application_score_author ON public.application_score USING btree (author_id);

CREATE INDEX application_stage ON public.application USING btree (stage_id) WHERE (stage_id IS NOT NULL);

CREATE INDEX application_stage_move_actor ON public.application_stage_move USING btree (actor_id);

CREATE INDEX application_stage_move_application ON public.application_stage_move USING btree (application_id, at);

CREATE INDEX application_stage_move_stage ON public.application_stage_move USING btree (stage_id);

CREATE INDEX application_tag_company ON public.application_tag USING btree (company_id, name);

CREATE INDEX application_todo_application ON public.application_todo USING btree (application_id, created_at);

CREATE INDEX application_todo_assignee ON public.application_todo USING btree (assignee_id, due_on) WHERE (done_at IS NULL);

CREATE INDEX application_todo_created_by ON public.application_todo USING btree (created_by);

CREATE INDEX application_todo_done_by ON public.application_todo USING btree (done_by);

CREATE INDEX approval_application ON public.approval USING btree (application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX approval_asked_by ON public.approval USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX approval_company ON public.approval USING btree (company_id, asked_at DESC, id DESC);

CREATE INDEX approval_job ON public.approval USING btree (job_id);

CREATE INDEX approval_offer ON public.approval USING btree (offer_id) WHERE (offer_id IS NOT NULL);

CREATE INDEX approval_offer_version ON public.approval USING btree (offer_version_id) WHERE (offer_version_id IS NOT NULL);

CREATE INDEX approval_pending ON public.approval USING btree (company_id) WHERE (state = 'pending'::text);

CREATE UNIQUE INDEX approval_pending_job ON public.approval USING btree (job_id) WHERE ((kind = 'job'::text) AND (state = 'pending'::text));

CREATE UNIQUE INDEX approval_pending_offer ON public.approval USING btree (offer_version_id) WHERE (state = 'pending'::text);

CREATE INDEX approval_rule_approver_member ON public.approval_rule_approver USING btree (company_id, user_id);

CREATE INDEX approval_step_approver ON public.approval_step USING btree (approver_id) WHERE (approver_id IS NOT NULL);

CREATE INDEX approval_step_decided_by ON public.approval_step USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX approval_step_pending ON public.approval_step USING btree (approver_id) WHERE (state = 'pending'::text);

CREATE INDEX approver_absence_substitute ON public.approver_absence USING btree (company_id, substitute_id);

CREATE INDEX audit_entry_action ON public.audit_entry USING btree (action, at DESC, id DESC);

CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (actor_id, at DESC, id DESC);

CREATE INDEX audit_entry_newest ON public.audit_entry USING btree (at DESC, id DESC);

CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject_id, at DESC, id DESC);

CREATE INDEX backup_run_started ON public.backup_run USING btree (started_at DESC);

CREATE INDEX busy_calendar_due ON public.busy_calendar USING btree (due_at);

CREATE INDEX candidate_added_by ON public.candidate USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX candidate_company_added ON public.candidate USING btree (company_id, added_at DESC, id DESC) WHERE (joined_into IS NULL);

CREATE INDEX candidate_company_address ON public.candidate USING btree (company_id, lower((facts ->> 'contactEmail'::text)));

CREATE INDEX candidate_company_contact ON public.candidate USING btree (company_id, last_contact_at DESC, id DESC) WHERE (joined_into IS NULL);

CREATE INDEX candidate_company_name ON public.candidate USING btree (company_id, "left"(sort_name, 120), id);

CREATE INDEX candidate_company_phone ON public.candidate USING btree (company_id, "right"(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), 9)) WHERE (phone <> ''::text);

CREATE INDEX candidate_cv_file ON public.candidate USING btree (cv_file_id) WHERE (cv_file_id IS NOT NULL);

CREATE INDEX candidate_import_cv_file ON public.candidate_import_cv USING btree (file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX candidate_joined_into ON public.candidate USING btree (joined_into) WHERE (joined_into IS NOT NULL);

CREATE INDEX candidate_list_created_by ON public.candidate_list USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX candidate_list_entry_candidate ON public.candidate_list_entry USING btree (candidate_id);

CREATE INDEX candidate_note_candidate ON public.candidate_note USING btree (candidate_id, written_at DESC);

CREATE INDEX candidate_note_written_by ON public.candidate_note USING btree (written_by) WHERE (written_by IS NOT NULL);

CREATE INDEX candidate_profile ON public.candidate USING btree (profile_id);

CREATE INDEX candidate_staying ON public.candidate USING btree (COALESCE(joined_into, id));

CREATE INDEX candidate_tell_at ON public.candidate USING btree (tell_at) WHERE (tell_at IS NOT NULL);

CREATE INDEX candidate_verification_ended_by ON public.candidate_verification USING btree (ended_by) WHERE (ended_by IS NOT NULL);

CREATE UNIQUE INDEX candidate_verification_holds ON public.candidate_verification USING btree (profile_id, what, COALESCE(language, country, ''::bpchar)) WHERE (ended_at IS NULL);

CREATE INDEX candidate_verification_profile ON public.candidate_verification USING btree (profile_id, verified_at DESC);

CREATE INDEX candidate_verification_verified_by ON public.candidate_verification USING btree (verified_by) WHERE (verified_by IS NOT NULL);

CREATE INDEX certification_profile ON public.certification USING btree (profile_id, issue_date DESC);

CREATE INDEX client_agency ON public.client USING btree (agency_id, lower(name), id);

CREATE INDEX client_company ON public.client USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX client_contact_client ON public.client_contact USING btree (client_id, "position");

CREATE INDEX client_entry_by ON public.client_entry USING btree (by_id) WHERE (by_id IS NOT NULL);

CREATE INDEX client_entry_client ON public.client_entry USING btree (client_id, at DESC, id DESC);

CREATE INDEX client_entry_mandate ON public.client_entry USING btree (mandate_id) WHERE (mandate_id IS NOT NULL);

CREATE INDEX client_entry_profile ON public.client_entry USING btree (profile_id) WHERE (profile_id IS NOT NULL);

CREATE UNIQUE INDEX client_on_site ON public.client USING btree (agency_id, company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX client_owner ON public.client USING btree (owner_id) WHERE (owner_id IS NOT NULL);

CREATE INDEX company_domain_mail_asked_by ON public.company_domain_mail USING btree (asked_by);

CREATE INDEX company_domain_mail_company ON public.company_domain_mail USING btree (company_id);

CREATE INDEX company_domain_mail_expiry ON public.company_domain_mail USING btree (expires_at);

CREATE UNIQUE INDEX company_invitation_email ON public.company_invitation USING btree (company_id, email);

CREATE INDEX company_invitation_expiry ON public.company_invitation USING btree (expires_at);

CREATE INDEX company_invitation_invited_by ON public.company_invitation USING btree (invited_by);

CREATE INDEX company_logo ON public.company USING btree (logo_file_id) WHERE (logo_file_id IS NOT NULL);

CREATE INDEX company_member_user ON public.company_member USING btree (user_id, chosen_at DESC);

CREATE INDEX company_newest ON public.company USING btree (created_at DESC, id DESC);

CREATE INDEX company_search ON public.company USING gin (company_search_text(name, domain) gin_trgm_ops);

CREATE INDEX company_unverified ON public.company USING btree (created_at DESC, id DESC) WHERE (verified_at IS NULL);

CREATE INDEX company_verification_asked_by ON public.company_verification USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX company_verification_company ON public.company_verification USING btree (company_id, verified_at DESC);

CREATE INDEX company_verification_ended_by ON public.company_verification USING btree (ended_by) WHERE (ended_by IS NOT NULL);

CREATE UNIQUE INDEX company_verification_holds ON public.company_verification USING btree (company_id) WHERE (ended_at IS NULL);

CREATE INDEX company_verification_verified_by ON public.company_verification USING btree (verified_by) WHERE (verified_by IS NOT NULL);

CREATE INDEX company_verified ON public.company USING btree (created_at DESC, id DESC) WHERE (verified_at IS NOT NULL);

CREATE INDEX company_verified_by ON public.company USING btree (verified_by) WHERE (verified_by IS NOT NULL);

CREATE INDEX concept_word_created_by ON public.concept_word USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX conversation_applicant ON public.conversation USING btree (applicant_id, last_at DESC, application_id DESC);

CREATE INDEX conversation_company ON public.conversation USING btree (company_id, last_at DESC, application_id DESC);

CREATE INDEX conversation_employer ON public.conversation USING btree (employer_id) WHERE (employer_id IS NOT NULL);

CREATE INDEX conversation_search ON public.conversation USING gin (search);

CREATE INDEX education_profile ON public.education USING btree (profile_id, start_date DESC);

CREATE INDEX esco_release_created_by ON public.esco_release USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE UNIQUE INDEX esco_release_status ON public.esco_release USING btree (status) WHERE (status <> 'failed'::text);

CREATE INDEX file_cv_sha256 ON public.file USING btree (sha256) WHERE (kind = 'cv'::text);

CREATE INDEX file_owner ON public.file USING btree (owner_id, created_at DESC);

CREATE INDEX hidden_company_company ON public.hidden_company USING btree (company_id);

CREATE INDEX idempotent_request_time ON public.idempotent_request USING btree (created_at);

CREATE INDEX import_schedule_due ON public.import_schedule USING btree (due_at) WHERE (status = 'active'::text);

CREATE INDEX import_schedule_import ON public.import_schedule USING btree (import_id);

CREATE INDEX import_schedule_set_by ON public.import_schedule USING btree (set_by);

CREATE INDEX interview_application ON public.interview USING btree (application_id);

CREATE INDEX interview_booked ON public.interview USING btree (starts_at) WHERE (status = 'booked'::text);

CREATE INDEX interview_created_by ON public.interview USING btree (created_by);

CREATE INDEX interview_language_author ON public.interview_language USING btree (said_by);

CREATE INDEX interview_member_user ON public.interview_member USING btree (user_id);

CREATE INDEX invoice_agency ON public.invoice USING btree (agency_id, issued_on DESC, id DESC);

CREATE INDEX invoice_created_by ON public.invoice USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX job_company ON public.job USING btree (company_id, created_at DESC);

CREATE INDEX job_criterion_job ON public.job_criterion USING btree (job_id, "position");

CREATE INDEX job_ending ON public.job USING btree (valid_through) WHERE (status = ANY (ARRAY['active'::text, 'paused'::text]));

CREATE INDEX job_first_published ON public.job USING btree (first_published_at) WHERE (first_published_at IS NOT NULL);

CREATE INDEX job_hidden_for ON public.job USING btree (hidden_for) WHERE (hidden_for IS NOT NULL);

CREATE INDEX job_import_acting ON public.job_import USING btree (acting_id);

CREATE INDEX job_import_company ON public.job_import USING btree (company_id, created_at DESC);

CREATE INDEX job_import_created ON public.job_import USING btree (created_at);

CREATE INDEX job_import_created_by ON public.job_import USING btree (created_by);

CREATE INDEX job_import_row_action ON public.job_import_row USING btree (import_id, action, "position");

CREATE INDEX job_import_row_candidate ON public.job_import_row USING btree (candidate_id) WHERE (candidate_id IS NOT NULL);

CREATE INDEX job_import_row_job ON public.job_import_row USING btree (job_id);

CREATE INDEX job_import_row_reference ON public.job_import_row USING btree (import_id, reference);

CREATE INDEX job_import_row_unchecked ON public.job_import_row USING btree (import_id, "position") WHERE (action IS NULL);

CREATE INDEX job_import_row_waiting ON public.job_import_row USING btree (import_id, "position") WHERE is_waiting;

CREATE INDEX job_manager_member ON public.job_manager USING btree (user_id, company_id);

CREATE INDEX job_notice_choice_user ON public.job_notice_choice USING btree (user_id);

CREATE INDEX job_open ON public.job USING btree (company_id, updated_at) WHERE ((status = 'active'::text) AND (hidden_at IS NULL));

CREATE INDEX job_open_company ON public.job USING btree (company_id) WHERE ((status = 'active'::text) AND (hidden_at IS NULL));

CREATE INDEX job_open_country ON public.job USING btree (country) WHERE ((status = 'active'::text) AND (hidden_at IS NULL));

CREATE INDEX job_pipeline ON public.job USING btree (pipeline_id) WHERE (pipeline_id IS NOT NULL);

CREATE INDEX job_posted_by ON public.job USING btree (posted_by) WHERE (posted_by IS NOT NULL);

CREATE INDEX job_presenting_accepted_by ON public.job_presenting USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);

CREATE INDEX job_presenting_agency ON public.job_presenting USING btree (agency_id);

CREATE INDEX job_question_job ON public.job_question USING btree (job_id, "position");

CREATE INDEX job_report_address ON public.job_report USING btree (email) WHERE (email IS NOT NULL);

CREATE UNIQUE INDEX job_report_email ON public.job_report USING btree (case_id, email) WHERE (email IS NOT NULL);

CREATE INDEX job_report_newest ON public.job_report USING btree (case_id, reported_at DESC, id DESC);

CREATE UNIQUE INDEX job_report_person ON public.job_report USING btree (case_id, reporter_id) WHERE (reporter_id IS NOT NULL);

CREATE INDEX job_report_reporter ON public.job_report USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);

CREATE INDEX job_responsible ON public.job USING btree (responsible_id) WHERE (responsible_id IS NOT NULL);

CREATE INDEX job_search_index ON public.job_search USING gin (slices, title_words, all_words, facets) WITH (fastupdate=off);

CREATE INDEX job_sitemap ON public.job USING btree (number) WHERE ((status = 'active'::text) AND (hidden_at IS NULL));

CREATE INDEX job_sitemap_changed ON public.job USING btree ((((number - 1) / 5000)), updated_at) WHERE ((status = 'active'::text) AND (hidden_at IS NULL));

CREATE INDEX job_suggestion_frequent ON public.job_suggestion USING btree ("left"(start, 1), jobs DESC);

CREATE INDEX job_suggestion_start ON public.job_suggestion USING btree (start text_pattern_ops);

CREATE INDEX job_suggestion_unused ON public.job_suggestion USING btree (text) WHERE (jobs <= 0);

CREATE INDEX job_term_change_term ON public.job_term_change USING btree (term);

CREATE INDEX job_word_alike ON public.job_word USING gin (key gin_trgm_ops);

CREATE INDEX job_word_lexeme ON public.job_word USING btree (lexeme);

CREATE INDEX job_word_near ON public.job_word USING btree ("left"(key, 1), length(key));

CREATE INDEX job_word_unused ON public.job_word USING btree (word) WHERE (jobs <= 0);

CREATE INDEX known_device_expiry ON public.known_device USING btree (expires_at);

CREATE INDEX known_device_user ON public.known_device USING btree (user_id);

CREATE INDEX language_test_person ON public.language_test USING btree (profile_id, language, started_at DESC);

CREATE INDEX linked_identity_user ON public.linked_identity USING btree (user_id, created_at);

CREATE INDEX live_event_about_application ON public.live_event USING btree (about_application_id) WHERE (about_application_id IS NOT NULL);

CREATE INDEX live_event_about_user ON public.live_event USING btree (about_user_id) WHERE (about_user_id IS NOT NULL);

CREATE INDEX live_event_created ON public.live_event USING btree (created_at);

CREATE INDEX mail_about_application ON public.mail USING btree (about_application_id) WHERE (about_application_id IS NOT NULL);

CREATE INDEX mail_about_company ON public.mail USING btree (about_company_id) WHERE (about_company_id IS NOT NULL);

CREATE INDEX mail_about_user ON public.mail USING btree (about_user_id) WHERE (about_user_id IS NOT NULL);

CREATE INDEX mail_failed ON public.mail USING btree (created_at DESC, id DESC) WHERE (last_error IS NOT NULL);

CREATE INDEX mail_newest ON public.mail USING btree (created_at DESC);

CREATE INDEX mail_sent ON public.mail USING btree (sent_at) WHERE (status = 'sent'::text);

CREATE INDEX mail_text_updated_by ON public.mail_text USING btree (updated_by);

CREATE INDEX mail_to_address ON public.mail USING btree (to_address);

CREATE INDEX mail_to_user ON public.mail USING btree (to_user_id) WHERE (to_user_id IS NOT NULL);

CREATE INDEX mail_unsent_status ON public.mail USING btree (status, created_at) WHERE (status <> 'sent'::text);

CREATE INDEX mailed_cv_company ON public.mailed_cv USING btree (company_id, received_at DESC, id DESC);

CREATE INDEX mailed_cv_file ON public.mailed_cv USING btree (file_id);

CREATE INDEX mailed_cv_job ON public.mailed_cv USING btree (job_id);

CREATE INDEX mailed_cv_received_at ON public.mailed_cv USING btree (received_at);

CREATE INDEX mandate_agency ON public.mandate USING btree (agency_id, state, opened_on DESC, id DESC);

CREATE INDEX mandate_client ON public.mandate USING btree (client_id, state);

CREATE UNIQUE INDEX mandate_job ON public.mandate USING btree (agency_id, job_id) WHERE (state = 'open'::text);

CREATE INDEX mandate_job_id ON public.mandate USING btree (job_id) WHERE (job_id IS NOT NULL);

CREATE INDEX mandate_owner ON public.mandate USING btree (owner_id) WHERE (owner_id IS NOT NULL);

CREATE INDEX message_attachment_message ON public.message_attachment USING btree (message_id, "position");

CREATE INDEX message_recipient ON public.message USING btree (recipient_id) WHERE (recipient_id IS NOT NULL);

CREATE INDEX message_search ON public.message USING gin (search);

CREATE INDEX message_sender ON public.message USING btree (sender_id) WHERE (sender_id IS NOT NULL);

CREATE INDEX message_template_company ON public.message_template USING btree (company_id, "position");

CREATE INDEX message_undelivered ON public.message USING btree (recipient_id, application_id) WHERE (delivered_at IS NULL);

CREATE INDEX message_unread ON public.message USING btree (recipient_id, application_id, seq) WHERE (read_at IS NULL);

CREATE INDEX message_unread_thread ON public.message USING btree (application_id) WHERE (read_at IS NULL);

CREATE INDEX moderation_case_company ON public.moderation_case USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX moderation_case_decided ON public.moderation_case USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);

CREATE INDEX moderation_case_job ON public.moderation_case USING btree (job_id);

CREATE INDEX moderation_case_message ON public.moderation_case USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE UNIQUE INDEX moderation_case_of_company ON public.moderation_case USING btree (company_id) WHERE (decided_at IS NULL);

CREATE UNIQUE INDEX moderation_case_of_job ON public.moderation_case USING btree (job_id) WHERE (decided_at IS NULL);

CREATE UNIQUE INDEX moderation_case_of_message ON public.moderation_case USING btree (message_id) WHERE (decided_at IS NULL);

CREATE UNIQUE INDEX moderation_case_of_person ON public.moderation_case USING btree (person_id) WHERE (decided_at IS NULL);

CREATE INDEX moderation_case_person ON public.moderation_case USING btree (person_id) WHERE (person_id IS NOT NULL);

CREATE INDEX moderation_case_queue ON public.moderation_case USING btree (((reports = 0)), opened_at, id) WHERE (decided_at IS NULL);

CREATE INDEX moderation_decision_appeal_by ON public.moderation_decision USING btree (appeal_decided_by) WHERE (appeal_decided_by IS NOT NULL);

CREATE INDEX moderation_decision_appealed_by ON public.moderation_decision USING btree (appealed_by) WHERE (appealed_by IS NOT NULL);

CREATE INDEX moderation_decision_appeals ON public.moderation_decision USING btree (appealed_at, id) WHERE ((appealed_at IS NOT NULL) AND (appeal_decided_at IS NULL));

CREATE INDEX moderation_decision_by ON public.moderation_decision USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX moderation_decision_company ON public.moderation_decision USING btree (company_id, decided_at DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX moderation_decision_user ON public.moderation_decision USING btree (user_id, decided_at DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX moderation_figure_at ON public.moderation_figure USING btree (at);

CREATE INDEX notification_about_user ON public.notification USING btree (about_user_id) WHERE (about_user_id IS NOT NULL);

CREATE INDEX notification_application ON public.notification USING btree (application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX notification_unread ON public.notification USING btree (user_id) WHERE (read_at IS NULL);

CREATE INDEX notification_user ON public.notification USING btree (user_id, created_at DESC, id);

CREATE INDEX offer_answer_by ON public.offer USING btree (answer_by) WHERE (state = 'sent'::text);

CREATE INDEX offer_application ON public.offer USING btree (application_id, created_at);

CREATE INDEX offer_company ON public.offer USING btree (company_id, updated_at DESC, id DESC);

CREATE INDEX offer_created_by ON public.offer USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX offer_document_file ON public.offer USING btree (document_file_id) WHERE (document_file_id IS NOT NULL);

CREATE INDEX offer_file_file ON public.offer_file USING btree (file_id);

CREATE INDEX offer_job ON public.offer USING btree (job_id, state);

CREATE UNIQUE INDEX offer_open ON public.offer USING btree (application_id) WHERE (state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'sent'::text]));

CREATE INDEX offer_paper_noted_by ON public.offer USING btree (paper_noted_by) WHERE (paper_noted_by IS NOT NULL);

CREATE INDEX offer_signature_user ON public.offer_signature USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX offer_template_company ON public.offer_template USING btree (company_id, "position");

CREATE INDEX offer_version_written_by ON public.offer_version USING btree (written_by) WHERE (written_by IS NOT NULL);

CREATE INDEX own_page_version_published_by ON public.own_page_version USING btree (published_by);

CREATE INDEX passkey_user ON public.passkey USING btree (user_id, created_at);

CREATE INDEX pending_sign_in_expiry ON public.pending_sign_in USING btree (expires_at);

CREATE INDEX pending_sign_in_user ON public.pending_sign_in USING btree (user_id);

CREATE INDEX pipeline_company ON public.pipeline USING btree (company_id, "position");

CREATE INDEX pipeline_stage_pipeline ON public.pipeline_stage USING btree (pipeline_id, "position");

CREATE INDEX place_name_place ON public.place_name USING btree (place_id);

CREATE INDEX place_name_ranked ON public.place_name USING btree (key text_pattern_ops) INCLUDE (place_id, population);

CREATE INDEX placement_agency ON public.placement USING btree (agency_id, starts_on DESC, id DESC);

CREATE INDEX placement_client ON public.placement USING btree (client_id);

CREATE INDEX placement_created_by ON public.placement USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX placement_guarantee ON public.placement USING btree (guarantee_until) WHERE (state = 'started'::text);

CREATE INDEX placement_mandate ON public.placement USING btree (mandate_id) WHERE (mandate_id IS NOT NULL);

CREATE UNIQUE INDEX placement_presentation ON public.placement USING btree (presentation_id) WHERE (state <> 'cancelled'::text);

CREATE INDEX placement_presentation_id ON public.placement USING btree (presentation_id) WHERE (presentation_id IS NOT NULL);

CREATE INDEX placement_profile ON public.placement USING btree (profile_id) WHERE (profile_id IS NOT NULL);

CREATE INDEX placement_share_user ON public.placement_share USING btree (user_id);

CREATE INDEX pool_consent_application ON public.pool_consent USING btree (application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX pool_consent_company ON public.pool_consent USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX pool_consent_in_force ON public.pool_consent USING btree (application_id) WHERE ((ended_at IS NULL) AND (application_id IS NOT NULL));

CREATE INDEX pool_consent_user ON public.pool_consent USING btree (user_id, given_at DESC);

CREATE INDEX pool_request_asked_by ON public.pool_request USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX presentation_presented_by ON public.presentation USING btree (presented_by) WHERE (presented_by IS NOT NULL);

CREATE INDEX presentation_shortlist ON public.presentation USING btree (shortlist_id, "position") WHERE (shortlist_id IS NOT NULL);

CREATE INDEX profile_admin ON public.profile USING btree (user_id) WHERE (role = 'admin'::text);

CREATE INDEX profile_avatar ON public.profile USING btree (avatar_file_id) WHERE (avatar_file_id IS NOT NULL);

CREATE INDEX profile_contact_email ON public.profile USING btree (contact_email) WHERE (contact_email IS NOT NULL);

CREATE INDEX profile_created ON public.profile USING btree (created_at);

CREATE INDEX profile_cv ON public.profile USING btree (cv_file_id) WHERE (cv_file_id IS NOT NULL);

CREATE INDEX profile_look_company ON public.profile_look USING btree (company_id);

CREATE INDEX profile_look_day ON public.profile_look USING btree (day);

CREATE INDEX push_device_user ON public.push_device USING btree (user_id);

CREATE INDEX rate_limit_started ON public.rate_limit USING btree (started_at);

CREATE INDEX rate_limit_subject ON public.rate_limit USING btree (substr(key, (strpos(key, ':'::text) + 1)));

CREATE INDEX recovery_code_user ON public.recovery_code USING btree (user_id);

CREATE INDEX rejection_reason_company ON public.rejection_reason USING btree (company_id, "position");

CREATE INDEX representation_agency ON public.representation USING btree (agency_id, asked_at DESC, id DESC);

CREATE INDEX representation_asked_by ON public.representation USING btree (asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX representation_ends_on ON public.representation USING btree (ends_on) WHERE (state = 'given'::text);

CREATE UNIQUE INDEX representation_living ON public.representation USING btree (mandate_id, profile_id) WHERE (state = ANY (ARRAY['asked'::text, 'given'::text]));

CREATE INDEX representation_mandate ON public.representation USING btree (mandate_id, asked_at DESC);

CREATE INDEX representation_profile ON public.representation USING btree (profile_id, asked_at DESC);

CREATE INDEX saved_job_job ON public.saved_job USING btree (job_id);

CREATE INDEX saved_job_latest ON public.saved_job USING btree (user_id, saved_at DESC, job_id DESC);

CREATE INDEX saved_search_anchors ON public.saved_search USING gin (anchors) WITH (fastupdate=off) WHERE ((NOT paused) AND (confirmed_at IS NOT NULL));

CREATE INDEX saved_search_compiled ON public.saved_search USING btree (compiled_version);

CREATE INDEX saved_search_email ON public.saved_search USING btree (email) WHERE (email IS NOT NULL);

CREATE INDEX saved_search_match_search ON public.saved_search_match USING btree (saved_search_id);

CREATE INDEX saved_search_unconfirmed ON public.saved_search USING btree (created_at) WHERE (confirmed_at IS NULL);

CREATE INDEX saved_search_user ON public.saved_search USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX scheduled_message_sender ON public.scheduled_message USING btree (sender_id);

CREATE INDEX scheduled_message_template ON public.scheduled_message USING btree (template_id) WHERE (state = 'waiting'::text);

CREATE INDEX screening_agency ON public.screening USING btree (agency_id, updated_at DESC, id DESC);

CREATE INDEX screening_consultant ON public.screening USING btree (consultant_id) WHERE (consultant_id IS NOT NULL);

CREATE INDEX screening_done_by ON public.screening USING btree (done_by) WHERE (done_by IS NOT NULL);

CREATE INDEX screening_language_heard_by ON public.screening_language USING btree (heard_by) WHERE (heard_by IS NOT NULL);

CREATE UNIQUE INDEX screening_open ON public.screening USING btree (agency_id, profile_id) WHERE (state = ANY (ARRAY['requested'::text, 'open'::text]));

CREATE INDEX screening_profile ON public.screening USING btree (profile_id, done_at DESC);

CREATE INDEX screening_reference_screening ON public.screening_reference USING btree (screening_id, created_at);

CREATE INDEX shortlist_agency ON public.shortlist USING btree (agency_id);

CREATE INDEX shortlist_created_by ON public.shortlist USING btree (created_by) WHERE (created_by IS NOT NULL);

CREATE INDEX shortlist_mandate ON public.shortlist USING btree (mandate_id, created_at DESC);

CREATE INDEX talent_consent_end ON public.talent_consent USING btree (ends_at);

CREATE INDEX talent_consent_facets ON public.talent_consent USING gin (facets);

CREATE INDEX talent_consent_newest ON public.talent_consent USING btree (confirmed_at DESC, profile_id);

CREATE INDEX talent_consent_not_indexed ON public.talent_consent USING btree (profile_id) WHERE (indexed_at IS NULL);

CREATE INDEX talent_consent_place ON public.talent_consent USING btree (latitude, longitude);

CREATE INDEX talent_invitation_company ON public.talent_invitation USING btree (company_id, sent_at DESC, id DESC);

CREATE INDEX talent_invitation_expiry ON public.talent_invitation USING btree (expires_at) WHERE (status = 'open'::text);

CREATE INDEX talent_invitation_inviter ON public.talent_invitation USING btree (invited_by);

CREATE UNIQUE INDEX talent_invitation_open ON public.talent_invitation USING btree (job_id, profile_id) WHERE (status = 'open'::text);

CREATE INDEX talent_invitation_profile ON public.talent_invitation USING btree (profile_id, sent_at DESC);

CREATE INDEX terms_consent_version ON public.terms_consent USING btree (version_id);

CREATE INDEX unsent_application_expires_at ON public.unsent_application USING btree (expires_at);

CREATE INDEX unsent_application_job ON public.unsent_application USING btree (job_id);

CREATE INDEX user_account_banned ON public.user_account USING btree (created_at DESC, id DESC) WHERE (banned_at IS NOT NULL);

CREATE INDEX user_account_newest ON public.user_account USING btree (created_at DESC, id DESC);

CREATE INDEX user_account_search ON public.user_account USING gin (user_search_text(name, email) gin_trgm_ops);

CREATE INDEX user_account_unclaimed_search ON public.user_account USING gin (user_search_text(name, ''::text) gin_trgm_ops) WHERE (email IS NULL);

CREATE INDEX user_account_unverified ON public.user_account USING btree (created_at DESC, id DESC) WHERE (NOT email_verified);

CREATE INDEX user_credential_user ON public.user_credential USING btree (user_id);

CREATE INDEX user_session_device ON public.user_session USING btree (device_id);

CREATE INDEX user_session_user ON public.user_session USING btree (user_id);

CREATE INDEX user_token_expiry ON public.user_token USING btree (expires_at);

CREATE INDEX user_token_user ON public.user_token USING btree (user_id);

CREATE INDEX webhook_company ON public.webhook USING btree (company_id);

CREATE INDEX webhook_creator ON public.webhook USING btree (created_by);

CREATE INDEX webhook_delivery_application ON public.webhook_delivery USING btree (application_id);

CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX webhook_delivery_log ON public.webhook_delivery USING btree (webhook_id, seq);

CREATE INDEX webhook_delivery_time ON public.webhook_delivery USING btree (created_at);

CREATE INDEX webhook_delivery_waiting ON public.webhook_delivery USING btree (webhook_id, subject_id, seq) WHERE (state = 'waiting'::text);

CREATE INDEX work_experience_profile ON public.work_experience USING btree (profile_id, start_date DESC);

CREATE TRIGGER analytics_added AFTER INSERT ON public.application REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('applications');

CREATE TRIGGER analytics_added AFTER INSERT ON public.job REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('jobs');

CREATE TRIGGER analytics_added AFTER INSERT ON public.job_language REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('languages');

CREATE TRIGGER analytics_added AFTER INSERT ON public.user_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('people');

CREATE TRIGGER analytics_changed AFTER UPDATE OF country, preferred_locale ON public.profile FOR EACH ROW WHEN (((old.country IS DISTINCT FROM new.country) OR (old.preferred_locale IS DISTINCT FROM new.preferred_locale))) EXECUTE FUNCTION analytics_mark_change();

CREATE TRIGGER analytics_changed AFTER UPDATE OF email_verified ON public.user_account FOR EACH ROW WHEN ((old.email_verified IS DISTINCT FROM new.email_verified)) EXECUTE FUNCTION analytics_mark_change();

CREATE TRIGGER analytics_changed AFTER UPDATE OF first_published_at, category, country ON public.job FOR EACH ROW WHEN (((new.first_published_at IS NOT NULL) AND (((old.first_published_at IS DISTINCT FROM new.first_published_at) OR (old.category IS DISTINCT FROM new.category)) OR (old.country IS DISTINCT FROM new.country)))) EXECUTE FUNCTION analytics_mark_change();

CREATE TRIGGER analytics_changed AFTER UPDATE OF status, first_answered_at ON public.application FOR EACH ROW WHEN (((old.first_answered_at IS DISTINCT FROM new.first_answered_at) OR ((old.status = 'withdrawn'::text) <> (new.status = 'withdrawn'::text)))) EXECUTE FUNCTION analytics_mark_change();

CREATE TRIGGER analytics_removed AFTER DELETE ON public.application REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('applications');

CREATE TRIGGER analytics_removed AFTER DELETE ON public.job REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('jobs');

CREATE TRIGGER analytics_removed AFTER DELETE ON public.job_language REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('languages');

CREATE TRIGGER analytics_removed AFTER DELETE ON public.user_account REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION analytics_mark('people');

CREATE TRIGGER audit_entry_no_change BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();

CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();

CREATE TRIGGER company_renamed AFTER UPDATE OF name ON public.company FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION job_note_rename();

CREATE TRIGGER growth_added AFTER INSERT ON public.application REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION growth_count('applications');

CREATE TRIGGER growth_added AFTER INSERT ON public.job REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION growth_count('jobs');

CREATE TRIGGER growth_added AFTER INSERT ON public.message REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION growth_count('messages');

CREATE TRIGGER growth_added AFTER INSERT ON public.user_account REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION growth_count('users');

CREATE TRIGGER growth_claimed AFTER UPDATE OF email ON public.user_account FOR EACH ROW WHEN (((old.email IS NULL) AND (new.email IS NOT NULL))) EXECUTE FUNCTION growth_claimed();

CREATE TRIGGER growth_removed AFTER DELETE ON public.application REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION growth_count('applications');

CREATE TRIGGER growth_removed AFTER DELETE ON public.job REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION growth_count('jobs');

CREATE TRIGGER growth_removed AFTER DELETE ON public.message REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION growth_count('messages');

CREATE TRIGGER growth_removed AFTER DELETE ON public.user_account REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION growth_count('users');

CREATE TRIGGER job_deleted AFTER DELETE ON public.job REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_matches_of_jobs();

CREATE TRIGGER job_search_added AFTER INSERT ON public.job_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION job_count_facets();

CREATE TRIGGER job_search_changed AFTER UPDATE ON public.job_search REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION job_count_facets();

CREATE TRIGGER job_search_removed AFTER DELETE ON public.job_search REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION job_count_facets();

CREATE TRIGGER job_term_added AFTER INSERT ON public.job_term REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION job_count_terms();

CREATE TRIGGER job_term_changed AFTER UPDATE ON public.job_term REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION job_count_terms();

CREATE TRIGGER job_term_removed AFTER DELETE ON public.job_term REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION job_count_terms();

CREATE TRIGGER offer_version_stays BEFORE UPDATE ON public.offer_version FOR EACH ROW WHEN ((old.sent_at IS NOT NULL)) EXECUTE FUNCTION offer_version_stays();

CREATE TRIGGER saved_search_deleted AFTER DELETE ON public.saved_search REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION drop_matches_of_searches();
