import { type Locale, localizePath } from '#contract/locales.ts';
import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { languageName, ownLanguageName } from '#web/ui/language-level.ts';

/** Says that the job is not in the reader's language, where it is not, and links to the languages that it is in. */
export function JobLanguagesNote({ job: { id, locale, locales } }: { job: Job }) {
  const others = locales.filter((one) => one !== locale);
  const isForeign = locale !== getLocale();
  if (!isForeign && others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      {isForeign && (
        <p className="rounded-control border border-edge px-2.5 py-1">
          {m.jobs_not_in_language({ language: languageName(locale) })}
        </p>
      )}
      {others.length > 0 && (
        <>
          <p className="text-soft">{m.jobs_other_languages()}</p>
          <ul className="flex flex-wrap gap-x-4">
            {others.map((other) => (
              <li key={other}>
                <OtherLanguage jobId={id} locale={other} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A plain link: another language is another document. */
function OtherLanguage({ jobId, locale }: { jobId: string; locale: Locale }) {
  return (
    <a
      href={localizePath(paths.job(jobId), locale)}
      lang={locale}
      hrefLang={locale}
      className="inline-block py-1 text-accent underline underline-offset-[0.2em]"
    >
      {ownLanguageName(locale)}
    </a>
  );
}
