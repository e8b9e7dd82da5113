import { companyTopic, JOBS_TOPIC } from '#contract/topics.ts';
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

const NEWEST_SHOWN = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, keepUntilChanged } = requestOf(context);
  const { jobs } = await api.jobs.search({ sort: 'newest', limit: NEWEST_SHOWN, locale });
  keepUntilChanged('settings', JOBS_TOPIC, ...jobs.map(({ company }) => companyTopic(company.id)));
  return { jobs };
}

/** The home page: search first, then why, where and how. */
export default function HomePage({ loaderData: { jobs } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Promises />
      <Categories />
      <NewestJobs jobs={jobs} />
      <Levels />
      <HowItWorks />
    </>
  );
}
