import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';

import type { Route } from './+types/terms-page';
import { LegalText } from './legal-text.tsx';
import { OwnText } from './own-text.tsx';
import { readOwnText } from './read-own-text.ts';

// Must be changed together with the texts.
const CHANGED = '2026-11-21';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.legal_terms_title() });

export const loader = ({ context }: Route.LoaderArgs) => readOwnText(requestOf(context), 'terms');

export default function TermsPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <OwnText text={own} /> : <TermsThatCame />;
}

/** The software's default text. */
function TermsThatCame() {
  const { name } = useSite();
  const sections = [
    { title: m.legal_terms_1_title({ name }), body: m.legal_terms_1_body({ name }) },
    { title: m.legal_terms_2_title(), body: m.legal_terms_2_body() },
    { title: m.legal_terms_3_title(), body: m.legal_terms_3_body() },
    { title: m.legal_terms_4_title(), body: m.legal_terms_4_body() },
    { title: m.legal_terms_5_title(), body: m.legal_terms_5_body() },
    { title: m.legal_terms_6_title(), body: m.legal_terms_6_body() },
    { title: m.legal_terms_7_title(), body: m.legal_terms_7_body() },
    { title: m.legal_terms_8_title(), body: m.legal_terms_8_body() },
    { title: m.legal_terms_9_title(), body: m.legal_terms_9_body() },
    { title: m.legal_terms_10_title(), body: m.legal_terms_10_body({ name }) },
  ];
  return (
    <LegalText
      title={m.legal_terms_title()}
      lead={m.legal_terms_lead({ name })}
      changed={CHANGED}
      sections={sections}
    />
  );
}
