import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { numberFormat } from '#web/ui/formats.ts';

import type { Route } from './+types/how-we-order-page';
import { LegalText } from './legal-text.tsx';

// Must be changed together with the texts.
const CHANGED = '2026-11-28';
/** As in the server's relevance.ts. */
const RANKED_MAX = 300;

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.legal_order_title(), description: m.legal_order_lead() });

export function loader({ context }: Route.LoaderArgs) {
  requestOf(context).cacheUntilInvalidated('settings');
}

/** The main parameters of the lists of jobs (Regulation (EU) 2022/2065, Article 27). */
export default function HowWeOrderPage() {
  const ranked = numberFormat(getLocale(), {}).format(RANKED_MAX);
  const relevance = m.jobs_sort_relevance();
  const orders = { newest: m.jobs_sort_newest(), salary: m.jobs_sort_salary() };
  const qualified = m.jobs_filter_qualified();
  const sections = [
    { title: m.legal_order_1_title(), body: m.legal_order_1_body() },
    { title: m.legal_order_2_title(), body: m.legal_order_2_body() },
    { title: m.legal_order_3_title({ relevance }), body: m.legal_order_3_body({ ranked }) },
    { title: m.legal_order_4_title(orders), body: m.legal_order_4_body(orders) },
    { title: m.legal_order_5_title(), body: m.legal_order_5_body() },
    { title: m.legal_order_6_title(), body: m.legal_order_6_body({ exact: m.jobs_exact() }) },
    { title: m.legal_order_7_title({ qualified }), body: m.legal_order_7_body() },
    { title: m.legal_order_8_title({ forYou: m.dashboard_fit() }), body: m.legal_order_8_body() },
    { title: m.legal_order_9_title(), body: m.legal_order_9_body({ qualified }) },
    { title: m.legal_order_10_title(), body: m.legal_order_10_body() },
    { title: m.legal_order_11_title(), body: m.legal_order_11_body() },
  ];
  return <LegalText title={m.legal_order_title()} lead={m.legal_order_lead()} changed={CHANGED} sections={sections} />;
}
