import type { Route } from './+types/workspace';
import { requestOf } from './request-context.ts';

/** For the bar around an employer's pages, which are useful without the count. Others are sent away by the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, api } = requestOf(context);
  if (viewer?.role !== 'employer') return null;
  return api.applications.countUndecided().catch(() => ({ count: 0 }));
}

export { Outlet as default } from 'react-router';
