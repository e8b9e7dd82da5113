import type { MissingVersion } from '#contract/market/market.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import type { Api } from '#web/app/request-context.ts';
import { isRefused } from '#web/features/jobs/is-refused.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';

/** Empty if they could not be counted in time: the page is shown nevertheless. */
export async function readMissingVersions(api: Api): Promise<MissingVersion[]> {
  try {
    return await api.market.missingVersions();
  } catch (error) {
    if (isRefused(error, 'UNAVAILABLE')) return [];
    throw error;
  }
}

/** Missing languages of open jobs, each with a link to that version in the editor. */
export function MissingVersions({ versions }: { versions: readonly MissingVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <DashboardSection title={m.dashboard_versions()}>
      <p className="mb-3 text-sm text-soft">{m.dashboard_versions_about()}</p>
      <ul className="flex flex-col gap-3">
        {versions.map(({ jobId, title, titleLocale, locale, readers }) => (
          <li key={`${jobId} ${locale}`}>
            <Link to={href(paths.editJob(jobId), { translation: locale })}>
              {m.dashboard_version({
                language: listedLanguageName(locale),
                number: numberText(readers),
              })}
            </Link>
            <p className="text-sm wrap-anywhere text-soft" lang={titleLocale === getLocale() ? undefined : titleLocale}>
              {title}
            </p>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
