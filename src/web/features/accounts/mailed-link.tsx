import { redirect } from 'react-router';

import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/mailed-link';

/**
 * The address of a link in a mail, with its token. A cookie takes the token to the page, so that neither its address nor the
 * history has it. Unlike what is behind a `#`, it works without script.
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const page = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  throw redirect(`${page}/mailed${url.search}`, {
    headers: { 'set-cookie': requestOf(context).mailedTokenCookie(params.token) },
  });
}
