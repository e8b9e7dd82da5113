import { redirect } from 'react-router';

import { paths, withToken } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

import type { Route } from './+types/invitation-link';

/** The link of an email from the previous release. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(withToken(href(paths.invitation()), params.token));
}
