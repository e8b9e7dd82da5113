import { SOURCE } from '#contract/applications/application-source.ts';
import type { Job } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';
import type { Api } from '#web/app/request-context.ts';
import { isRefused } from '#web/features/jobs/is-refused.ts';
import { findJobId } from '#web/features/jobs/job-address.ts';

/** The query parameter that opens the application form, also after signing in or editing the profile. */
export const APPLYING = 'apply';

/** `source`: where the reader came from, which only the address stores. */
export const applyHref = (jobId: string, source?: string): string =>
  href(paths.job(jobId), { [APPLYING]: '', [SOURCE]: source });

/** The reader's source, as read by static-page.js. */
export const findSource = (): string | undefined => document.body.dataset['source'];

/** The title of the job for which an address opens the application form; undefined if the reader may not see it. */
export async function readJobToApplyFor(
  api: Api,
  address: string | undefined,
  locale: Locale,
): Promise<{ title: string; company: string } | undefined> {
  const id = findJobId(address);
  if (!id || !new URLSearchParams(address?.split('?')[1]).has(APPLYING)) return undefined;
  try {
    const { title, company }: Job = await api.jobs.read({ id, locale });
    return { title, company: company.name };
  } catch (error) {
    if (isRefused(error, 'NOT_FOUND', 'GONE')) return undefined;
    throw error;
  }
}
