import type { JobCard } from '#contract/jobs/job-views.ts';

/** `met` counts only required languages. */
export interface FitSummary {
  kind: 'all' | 'some' | 'none_required' | 'not_stated';
  met: number;
  required: number;
}

/** Null unless the reader is a job seeker and the job requires languages. */
export function fitSummary(languages: JobCard['languages']): FitSummary | null {
  if (languages.length === 0 || languages.some(({ fit }) => fit === null)) return null;
  const required = languages.filter((language) => language.required);
  const met = required.filter(({ fit }) => fit === 'met').length;
  const counts = { met, required: required.length };
  if (required.length === 0) return { kind: 'none_required', ...counts };
  if (met === required.length) return { kind: 'all', ...counts };
  return { kind: languages.every(({ fit }) => fit === 'not_stated') ? 'not_stated' : 'some', ...counts };
}
