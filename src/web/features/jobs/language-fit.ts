import type { JobCard } from '#contract/job-views.ts';

/** How a reader's languages fit a job in one word, and how many of the required ones they have. */
export interface FitSummary {
  kind: 'all' | 'some' | 'none_required' | 'not_stated';
  met: number;
  required: number;
}

/** For a signed-in seeker; null for everybody else, and for a job that asks for no language. */
export function fitSummary(languages: JobCard['languages']): FitSummary | null {
  if (languages.length === 0 || languages.some(({ fit }) => fit === null)) return null;
  const required = languages.filter((language) => language.required);
  const met = required.filter(({ fit }) => fit === 'met').length;
  const counts = { met, required: required.length };
  if (required.length === 0) return { kind: 'none_required', ...counts };
  if (met === required.length) return { kind: 'all', ...counts };
  return { kind: languages.every(({ fit }) => fit === 'not_stated') ? 'not_stated' : 'some', ...counts };
}
