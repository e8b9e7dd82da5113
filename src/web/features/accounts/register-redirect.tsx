import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

import type { Route } from './+types/register-redirect';

/** The specification also links to /auth/register (section 2, Email verification). */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(href(paths.register()) + url.search);
}
