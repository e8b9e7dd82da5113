import { data } from 'react-router';

import { ownPages } from '#contract/own-pages/own-page-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { ownPageDay, ownPageName } from '#web/app/own-page-names.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/version-page';
import { OwnText } from './own-text.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData
      ? `${ownPageName(loaderData.own.page)}, ${m.legal_version_of({ date: ownPageDay(loaderData.own.publishedAt) })}`
      : m.app_not_found(),
  });

/** A version as it was published; search engines do not index it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = ownPages.find((known) => known === params.page);
  if (!page) throw data(null, 404);
  const own = await orNotFound(requestOf(context).api.ownPages.version({ page, number: Number(params.number) }));
  return { own, listing: { isListed: false } };
}

export default function VersionPage({ loaderData: { own } }: Route.ComponentProps) {
  return <OwnText text={own} />;
}
