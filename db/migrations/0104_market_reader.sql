-- How many people have the languages that open jobs require, by which of the site's languages they read
-- (docs/decisions/0126-missing-versions.md). Counted each night; nothing else writes here.
create table market_reader (
  -- 'de:B2', sorted; empty: nothing is required.
  needs text[] not null,
  -- Locales, sorted.
  reads text[] not null,
  readers integer not null,
  primary key (needs, reads)
);
