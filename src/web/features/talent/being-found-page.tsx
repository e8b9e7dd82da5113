import { useState } from 'react';

import { paths } from '#contract/paths.ts';
import type { BeingFound } from '#contract/talent/being-found.ts';
import { LOOK_DAYS } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireViewer } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { PartPage } from '#web/app/part-page.tsx';
import { requestOf } from '#web/app/request-context.ts';
import { dayText, numberText } from '#web/features/jobs/job-words.ts';
import { requireOwner } from '#web/features/profiles/own-page.ts';

import type { Route } from './+types/being-found-page';
import { Consent } from './consent.tsx';
import { HiddenCompanies } from './hidden-companies.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.talent_found_title() });

export async function loader(args: Route.LoaderArgs) {
  requireViewer(args);
  requireOwner(args, 'job_seeker');
  return { found: await requestOf(args.context).api.talent.beingFound() };
}

/** Whether companies can find the reader, which ones cannot, and which ones viewed the profile. */
export default function BeingFoundPage({ loaderData }: Route.ComponentProps) {
  const [found, setFound] = useState(loaderData.found);
  return (
    <PartPage
      back={{ to: href(paths.seekerProfile()), label: m.talent_back_to_own_profile() }}
      title={m.talent_found_title()}
      about={
        <>
          <p>{m.talent_found_about()}</p>
          <p>{m.talent_found_never()}</p>
        </>
      }
    >
      <div className="flex flex-col gap-12">
        <Consent found={found} onChanged={setFound} />
        <HiddenCompanies hidden={found.hidden} onChanged={setFound} />
        <Looks looks={found.looks} />
      </div>
    </PartPage>
  );
}

function Looks({ looks }: Pick<BeingFound, 'looks'>) {
  return (
    <section aria-labelledby="looks">
      <h2 id="looks">{m.talent_looks_title()}</h2>
      <p className="mt-1 max-w-[42rem] text-soft">{m.talent_looks_about({ days: numberText(LOOK_DAYS) })}</p>
      {looks.length === 0 ? (
        <p className="mt-4">{m.talent_looks_none()}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {looks.map(({ company, day }) => (
            <li key={`${company.id} ${day}`} className="flex flex-wrap justify-between gap-x-6 py-2">
              <span className="min-w-0">{company.name}</span>
              <span className="text-soft">{dayText(day)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
