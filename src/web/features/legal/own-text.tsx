import type { OwnPageText, OwnPageVersion } from '#contract/own-pages/own-pages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { ownPageDay, ownPageName, ownPagePath } from '#web/app/own-page-names.ts';
import { Alert } from '#web/ui/alert.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

/** A page with the operator's own text. */
export function OwnText({ text }: { text: OwnPageText }) {
  const { page, publishedAt, locale, html, versions, number } = text;
  return (
    <div className="page-width py-12 md:py-20">
      <article className="mx-auto max-w-[42rem]">
        <h1>{ownPageName(page)}</h1>
        <p className="mt-3 text-sm text-soft">{m.legal_version_of({ date: ownPageDay(publishedAt) })}</p>
        <Notes text={text} />
        {/* Sanitized when it was saved. */}
        <div lang={locale} className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
        {versions.length > 1 && <Versions {...{ page, versions, number }} />}
      </article>
    </div>
  );
}

function Notes({ text: { page, locale, isInForce, inForceFrom, number, versions, upcoming } }: { text: OwnPageText }) {
  const reader = getLocale();
  const isUpcoming = upcoming?.number === number;
  return (
    <div className="mt-6 flex flex-col gap-4 empty:hidden">
      {locale !== reader && (
        <Alert isStatic>{m.legal_other_language({ wanted: languageName(reader), shown: languageName(locale) })}</Alert>
      )}
      {!isInForce && (
        <Alert
          isStatic
          variant="attention"
          action={
            // There is nothing to link to if no version was in force before.
            (!isUpcoming || versions.length > 1) && (
              <Link to={href(ownPagePath(page))}>{m.legal_version_current()}</Link>
            )
          }
        >
          {isUpcoming ? m.legal_version_upcoming({ date: ownPageDay(inForceFrom) }) : m.legal_version_earlier()}
        </Alert>
      )}
      {isInForce && upcoming && <Upcoming {...{ page, upcoming }} />}
    </div>
  );
}

/** On the page in force: links to the next version. */
export const Upcoming = ({ page, upcoming }: { page: OwnPageText['page']; upcoming: OwnPageVersion }) => (
  <Alert
    isStatic
    action={<Link to={href(paths.ownPageVersion(page, upcoming.number))}>{m.legal_upcoming_read()}</Link>}
  >
    {m.legal_upcoming({ date: ownPageDay(upcoming.inForceFrom) })}
  </Alert>
);

function Versions({ page, versions, number }: Pick<OwnPageText, 'page' | 'versions' | 'number'>) {
  return (
    <details className="mt-12 border-t border-line pt-6">
      <summary className="cursor-pointer text-sm font-semibold">{m.legal_versions()}</summary>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              to={href(paths.ownPageVersion(page, version.number))}
              aria-current={version.number === number ? 'true' : undefined}
            >
              {m.legal_version_of({ date: ownPageDay(version.publishedAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
