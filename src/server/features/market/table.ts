import type { ColumnType } from 'kysely';

import type { Currency } from '#contract/currencies.ts';
import type { ExperienceLevel } from '#contract/jobs/job-choices.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';
import type { languagePayLevels } from '#contract/market/market-choices.ts';

export interface JobOccupationTable {
  job_id: string;
  /** A concept's id. */
  occupation: string;
}

export interface MarketPayTable {
  country: string;
  /** A category, or an occupation's id. */
  subject: string;
  /** Empty: all levels. */
  experience_level: ExperienceLevel | '';
  currency: Currency;
  jobs: number;
  companies: number;
  low: number;
  middle: number;
  high: number;
}

export interface MarketLanguageTable {
  /** Empty: all countries. */
  country: string;
  language: LanguageCode;
  level: (typeof languagePayLevels)[number];
  jobs: number;
  companies: number;
  percent: number;
}

export interface MarketPairTable {
  /** Empty: all countries. */
  country: string;
  first: LanguageCode;
  second: LanguageCode;
  jobs: number;
  people: number;
}

/** People who have the languages that some open jobs require, and read the same languages of the site. */
export interface MarketReaderTable {
  needs: string[];
  reads: Locale[];
  readers: number;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    job_occupation: JobOccupationTable;
    market_pay: MarketPayTable;
    market_language: MarketLanguageTable;
    market_pair: MarketPairTable;
    market_reader: MarketReaderTable;
    market_count: { id: ColumnType<boolean, never, never>; counted_at: Date };
  }
}
