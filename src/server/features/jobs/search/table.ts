import type { ColumnType, Generated } from 'kysely';

import type { Locale } from '#contract/locales.ts';

export interface JobSearchTable {
  job_id: string;
  /** Microseconds since 1970. */
  published: number;
  /** Euros a year. */
  pay: number | null;
  facets: string[];
  /** Its buckets, language levels, requirements, company, concepts (`tagsOf`) and place (`p:`). */
  slices: string[];
  title_words: string;
  all_words: string;
}

export interface JobFacetCountTable {
  value: string;
  jobs: number;
}

export interface JobWordTable {
  word: string;
  lexeme: string;
  key: string;
  jobs: Generated<number>;
}

export interface JobSuggestionTable {
  start: string;
  text: string;
  /** Of a title; empty for a skill. */
  locale: Locale | '' | 'company';
  jobs: Generated<number>;
}

export interface JobTermTable {
  job_id: string;
  terms: string[];
}

export interface JobTermChangeTable {
  term: string;
  jobs: number;
}

export interface JobRequirementTable {
  slice: string;
  needs: string[];
}

export interface JobCityTable {
  key: string;
  name: string;
}

export interface JobSearchRenamedTable {
  company_id: ColumnType<string, string, never>;
}

export interface JobPlaceTable {
  place_id: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    job_search: JobSearchTable;
    job_facet_count: JobFacetCountTable;
    job_word: JobWordTable;
    job_suggestion: JobSuggestionTable;
    job_term: JobTermTable;
    job_term_change: JobTermChangeTable;
    job_requirement: JobRequirementTable;
    job_city: JobCityTable;
    job_place: JobPlaceTable;
    job_search_renamed: JobSearchRenamedTable;
  }
}
