import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';

import type { Route } from './+types/accessibility-page';
import { LegalText } from './legal-text.tsx';
import { OwnText } from './own-text.tsx';
import { readOwnText } from './read-own-text.ts';

// Must be changed together with the texts, after the pages were inspected again.
const CHANGED = '2026-11-25';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.legal_accessibility_title() });

export const loader = ({ context }: Route.LoaderArgs) => readOwnText(requestOf(context), 'accessibility');

export default function AccessibilityPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <OwnText text={own} /> : <StatementThatCame />;
}

/** The software's default text: what its tests cover, and the known shortcomings. */
function StatementThatCame() {
  const { name } = useSite();
  const sections = [
    { title: m.legal_accessibility_1_title(), body: m.legal_accessibility_1_body() },
    { title: m.legal_accessibility_2_title(), body: m.legal_accessibility_2_body() },
    { title: m.legal_accessibility_3_title(), body: m.legal_accessibility_3_body() },
    { title: m.legal_accessibility_4_title(), body: m.legal_accessibility_4_body() },
  ];
  return (
    <LegalText
      title={m.legal_accessibility_title()}
      lead={m.legal_accessibility_lead({ name })}
      changed={CHANGED}
      sections={sections}
    />
  );
}
