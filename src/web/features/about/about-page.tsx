import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { useSite } from '#web/app/site.ts';
import { Section } from '#web/features/site/section.tsx';

import type { Route } from './+types/about-page';
import { Contact } from './contact.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Join } from './join.tsx';
import { SiteLanguages } from './site-languages.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.app_about(), description: m.about_lead() });

export async function loader({ context }: Route.LoaderArgs) {
  const request = requestOf(context);
  request.keepUntilChanged('settings', 'jobs', 'profiles');
  return { figures: await request.api.site.figures() };
}

/** Who runs this, what for, and how far it has come (specification, section 2, About page). */
export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite();
  return (
    <>
      <div className="page-width pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="md:text-4xl">{m.about_title({ name })}</h1>
        <p className="mt-5 max-w-[38rem] text-lg text-soft">{m.about_lead()}</p>
        <Figures figures={loaderData.figures} />
      </div>
      <Section title={m.about_mission_title()}>
        <p className="max-w-[34rem] font-serif text-xl">{m.about_mission_1()}</p>
        <p className="mt-5 max-w-[38rem] text-soft">{m.about_mission_2({ name })}</p>
      </Section>
      <Fields />
      <SiteLanguages />
      <Join />
      <Contact />
    </>
  );
}
