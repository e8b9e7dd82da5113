import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

/** Part of a job's address: whether one is applying there. Whoever signs in or edits their profile first comes back to it. */
export const APPLYING = 'apply';

/** A job's page with the application opened. */
export const applyHref = (jobId: string): string => href(paths.job(jobId), { [APPLYING]: '' });
