import { data } from 'react-router';

import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/parts-route';
import { PartsPage } from './parts-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: 'Parts' });

/** For developers only: not found in production. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!import.meta.env.DEV && !requestOf(context).site.demo) throw data(null, 404);
  return null;
}

export default PartsPage;
