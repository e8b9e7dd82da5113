import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';

import type { Route } from './+types/privacy-page';
import { LegalText } from './legal-text.tsx';
import { OwnText } from './own-text.tsx';
import { readOwnText } from './read-own-text.ts';

// Must be changed together with the texts.
const CHANGED = '2026-11-21';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.legal_privacy_title() });

export const loader = ({ context }: Route.LoaderArgs) => readOwnText(requestOf(context), 'privacy');

export default function PrivacyPage({ loaderData: { own } }: Route.ComponentProps) {
  return own ? <OwnText text={own} /> : <PrivacyThatCame />;
}

/** The software's default text. */
function PrivacyThatCame() {
  const { name } = useSite();
  const sections = [
    { title: m.legal_privacy_1_title(), body: m.legal_privacy_1_body({ name }) },
    { title: m.legal_privacy_2_title(), body: m.legal_privacy_2_body() },
    { title: m.legal_privacy_3_title(), body: m.legal_privacy_3_body() },
    { title: m.legal_privacy_4_title(), body: m.legal_privacy_4_body() },
    { title: m.legal_privacy_5_title(), body: m.legal_privacy_5_body() },
    { title: m.legal_privacy_6_title(), body: m.legal_privacy_6_body() },
    { title: m.legal_privacy_7_title(), body: m.legal_privacy_7_body() },
    { title: m.legal_privacy_8_title(), body: m.legal_privacy_8_body() },
    { title: m.legal_privacy_9_title(), body: m.legal_privacy_9_body() },
  ];
  return (
    <LegalText
      title={m.legal_privacy_title()}
      lead={m.legal_privacy_lead({ name })}
      changed={CHANGED}
      sections={sections}
    />
  );
}
