import { redirect } from 'react-router';

import { paths } from '#contract/paths.ts';
import { href } from '#web/app/href.ts';

import type { Route } from './+types/reviewing-redirect';

/** Where the scorecard and blind review used to be. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(href(paths.jobTeam(params.jobId)));
}
