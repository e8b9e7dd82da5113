import { locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/rights-page';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.legal_rights_title(), description: m.legal_rights_lead() });

export function loader({ context }: Route.LoaderArgs) {
  requestOf(context).cacheUntilInvalidated('settings');
}

const languageList = (): string => locales.map(ownLanguageName).join(', ');

/** Contact points (Regulation (EU) 2022/2065, articles 11 and 12), reports, decisions, and links to the rest. */
export default function RightsPage() {
  const { name, contactEmail, contactPhone } = useSite();
  const others = [
    [m.legal_order_title(), paths.howWeOrder(), m.legal_order_lead()],
    [m.legal_cookies_title(), paths.cookies(), m.legal_cookies_short()],
    [m.legal_accessibility_title(), paths.accessibility(), m.legal_accessibility_about()],
    [m.legal_privacy_title(), paths.privacy(), m.legal_rights_privacy()],
    [m.legal_terms_title(), paths.terms(), m.legal_rights_terms()],
  ] as const;
  return (
    <div className="page-width py-12 md:py-20">
      <div className="max-w-[42rem]">
        <h1>{m.legal_rights_title()}</h1>
        <p className="mt-4 text-lg">{m.legal_rights_lead()}</p>
        <h2 className="mt-10 text-lg">{m.legal_rights_contact()}</h2>
        <p className="mt-3">{m.legal_rights_contact_text({ name, languages: languageList() })}</p>
        {(contactEmail || contactPhone) && (
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
            {contactPhone && <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>}
          </p>
        )}
        <h2 className="mt-10 text-lg">{m.legal_rights_report()}</h2>
        <p className="mt-3">{m.legal_rights_report_text()}</p>
        <h2 className="mt-10 text-lg">{m.legal_rights_machines()}</h2>
        <p className="mt-3">{m.legal_rights_machines_text()}</p>
        <h2 className="mt-10 text-lg">{m.legal_rights_more()}</h2>
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {others.map(([label, path, text]) => (
            <li key={path} className="py-3">
              <Link to={href(path)}>{label}</Link>
              <p className="text-sm text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
