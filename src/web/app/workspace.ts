import type { Route } from './+types/workspace';
import { PAGES } from './page-data.ts';
import { queryClient } from './query-client.ts';
import { requestOf } from './request-context.ts';

/** For the bar around an employer's pages, which are useful without the count. Others are sent away by the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, api } = requestOf(context);
  if (viewer?.role !== 'employer') return null;
  return api.applications.countUndecided().catch(() => NONE);
}

/** If it cannot be read, the page's own error page answers, not the root's. Read again only after a change. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  queryClient.fetchQuery({ queryKey: [PAGES, 'workspace'], queryFn: () => serverLoader() }).catch(() => NONE);

const NONE = { count: 0 };

export { Outlet as default } from 'react-router';
