import { redirect, useRevalidator } from 'react-router';

import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requirePerson } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';

import type { Route } from './+types/decision-page';
import { DecisionView } from './decision-view.tsx';
import { decisionName } from './decision-words.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData ? decisionName(loaderData.decision) : m.app_not_found() });

/** From an email of the previous release, to a banned user. */
const TOKEN = /^[\w-]{43}$/;

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  if (TOKEN.test(id)) throw redirect(withToken(href(paths.mailedDecision()), id));
  requirePerson(args);
  return { decision: await orNotFound(requestOf(args.context).api.decisions.read({ id })) };
}

export default function DecisionPage({ loaderData: { decision } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const appeal = async (text: string) => {
    await api.decisions.appeal({ id: decision.id, text });
    await revalidate();
  };
  return <DecisionView decision={decision} isSignedIn onAppeal={appeal} />;
}
