import { data } from 'react-router';

import { ownPageName } from '#web/app/own-page-names.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/help-page';
import { OwnText } from './own-text.tsx';
import { readOwnText } from './read-own-text.ts';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: ownPageName('help') });

export async function loader({ context }: Route.LoaderArgs) {
  const { own, listing } = await readOwnText(requestOf(context), 'help');
  if (!own) throw data(null, 404);
  return { own, listing };
}

export default function HelpPage({ loaderData: { own } }: Route.ComponentProps) {
  return <OwnText text={own} />;
}
