import { redirect } from 'react-router';

import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/mailed-link';

/**
 * The address of a link in an email, with its token. A cookie passes the token to the page, which keeps it out of the
 * page's address and of the history. Unlike a fragment, this works without JavaScript.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const page = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  throw redirect(`${page}/mailed${url.search}`, {
    headers: { 'set-cookie': requestOf(context).mailedTokenCookie(params.token) },
  });
}
