import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

/** The query parameter that opens the application form, also after signing in or editing the profile. */
export const APPLYING = 'apply';

export const applyHref = (jobId: string): string => href(paths.job(jobId), { [APPLYING]: '' });
