import type { Route } from './+types/workspace';
import { requestOf } from './request-context.ts';

/** For the bar around an employer's pages, which are useful without the count. Others are sent away by the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, api } = requestOf(context);
  if (viewer?.role !== 'employer') return null;
  return api.applications.countUndecided().catch(() => NONE);
}

/** If no data can be read, the page's own error page answers, not the root's. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => NONE);

const NONE = { count: 0 };

export { Outlet as default } from 'react-router';
