import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';

import type { Route } from './+types/home-page';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Levels } from './levels.tsx';
import { NewestJobs } from './newest-jobs.tsx';
import { Promises } from './promises.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.home_meta_title(), description: m.home_lead() });

export function loader({ context }: Route.LoaderArgs) {
  requestOf(context).keepUntilChanged('settings');
}

/** The home page: search first, then why, where and how. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Promises />
      <Categories />
      <NewestJobs jobs={[]} />
      <Levels />
      <HowItWorks />
    </>
  );
}
