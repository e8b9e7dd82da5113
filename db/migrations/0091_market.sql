-- What the jobs of a year say about pay, and how many people and jobs have two languages
-- (docs/decisions/0112-what-jobs-pay.md). Counted from the rows each night; nothing else writes here.

-- By which titles a job was found; kept once it has closed and left the search.
create table job_occupation (
  job_id uuid not null references job (id) on delete cascade,
  -- A concept's id: 'account-manager'.
  occupation text not null,
  primary key (job_id, occupation)
);

-- A year's fixed pay, in whole units of the currency.
create table market_pay (
  country char(2) not null,
  -- A category, or an occupation's id.
  subject text not null,
  -- Empty: all levels.
  experience_level text not null,
  currency char(3) not null,
  jobs integer not null,
  companies integer not null,
  low integer not null,
  middle integer not null,
  high integer not null,
  primary key (country, subject, experience_level, currency)
);

-- By how much jobs that ask for a language pay more than those alike that do not, in per cent.
create table market_language (
  -- Empty: all countries.
  country text not null,
  language char(2) not null,
  -- The least level that is asked for; A1 stands for any.
  level text not null check (level in ('A1', 'B2', 'C1')),
  jobs integer not null,
  companies integer not null,
  percent double precision not null,
  primary key (country, language, level)
);

create table market_pair (
  -- Empty: all countries.
  country text not null,
  first char(2) not null,
  second char(2) not null,
  -- Open, and asking for both.
  jobs integer not null,
  -- Rounded down to fives.
  people integer not null,
  primary key (country, first, second),
  check (first < second)
);

create table market_count (
  id boolean primary key default true check (id),
  counted_at timestamptz not null
);
