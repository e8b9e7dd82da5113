import { INTEGER_MAX } from '#contract/limits.ts';

export const jobSorts = ['relevance', 'newest', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** In days. */
export const postedWithinChoices = [1, 3, 7, 14, 30] as const;

/** Maximum lengths of a search's texts. */
export const searchLengths = { q: 200, city: 80, company: 80 } as const;

/** The limits of a search's whole numbers: pay a year, days, a place's id, kilometres. */
export const searchRanges = {
  salary_min: [0, 100_000_000],
  posted_within: [1, 365],
  near: [1, INTEGER_MAX],
  km: [10, 200],
} as const;

export const facetNames = [
  'category',
  'language',
  'country',
  'city',
  'workplace',
  'employment_type',
  'experience_level',
] as const;
export type FacetName = (typeof facetNames)[number];

export const suggestionKinds = ['occupation', 'skill', 'language', 'place', 'company', 'title'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** `daily` is sent at 7:00, `weekly` on Mondays at 7:00 (UTC). */
export const alertFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
