import { m } from '#generated/paraglide/messages.js';

import { JobSearch } from './job-search.tsx';
import { MatchExample } from './match-example.tsx';

/** What this site is for, the search, and how a match looks. */
export function Hero() {
  return (
    <div className="page-width grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center lg:gap-x-16 lg:py-24">
      <div>
        <h1 className="max-w-[18ch] md:text-4xl">{m.home_title()}</h1>
        <p className="mt-5 max-w-[34rem] text-soft md:text-lg">{m.home_lead()}</p>
        <JobSearch />
      </div>
      <MatchExample />
    </div>
  );
}
