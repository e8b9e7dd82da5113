-- Words that administrators add to the search's concepts; those of the product are in its sources.
create table concept_word (
  id uuid primary key,
  -- `o.account-manager`, `s.crm-software`. A later release may no longer have it; the word then means nothing.
  concept_key text not null,
  locale text not null,
  word text not null,
  -- The word as it is compared: lower case, without accents and punctuation.
  key text not null,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (concept_key, locale, key)
);
create index concept_word_created_by on concept_word (created_by) where created_by is not null;

-- What words the jobs were last marked to be indexed with: of the product's lists and of administrators. One row.
create table job_search_words (
  only_row boolean primary key default true check (only_row),
  digest text not null
);
