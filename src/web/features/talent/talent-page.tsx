import { paths } from '#contract/paths.ts';
import { TALENT_KM } from '#contract/talent/talent-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { requireRecruiter } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { isRefused } from '#web/features/jobs/is-refused.ts';
import { numberText } from '#web/features/jobs/job-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/pagination.tsx';

import type { Route } from './+types/talent-page';
import { CandidatesTabs } from './candidates-tabs.tsx';
import { FilterForm } from './filter-form.tsx';
import { FoundPersonCard } from './found-person.tsx';
import { readTalentFilters, talentHref } from './talent-filters.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.talent_title() });

export async function loader(args: Route.LoaderArgs) {
  requireRecruiter(args);
  const { api } = requestOf(args.context);
  const { filters, page } = readTalentFilters(args.url.searchParams);
  try {
    const [occupations, found, { agency }] = await Promise.all([
      api.talent.occupations(),
      api.talent.search({ ...filters, page }),
      api.agency.read(),
    ]);
    const screenings = await api.screenings.shown({ profile: found.people.map(({ id }) => id) });
    return { refused: null, filters, occupations, found, shown: screenings.profiles, hasScreened: agency !== null };
  } catch (error) {
    if (isRefused(error, 'FORBIDDEN')) return { refused: 'not_verified' as const };
    if (isRefused(error, 'TOO_MANY_REQUESTS')) return { refused: 'too_often' as const };
    throw error;
  }
}

/** People who let companies find them. The list works without JavaScript. */
export default function TalentPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-8 pb-12 md:pt-12">
      <CandidatesTabs current="talent" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1>{m.talent_title()}</h1>
        {loaderData.refused !== 'not_verified' && (
          <Link to={href(paths.sentInvitations())}>{m.talent_sent_link()}</Link>
        )}
      </div>
      <p className="mt-3 max-w-[42rem] text-soft">{m.talent_lead()}</p>
      {loaderData.refused ? <Refused reason={loaderData.refused} /> : <Found {...loaderData} />}
    </div>
  );
}

function Refused({ reason }: { reason: 'not_verified' | 'too_often' }) {
  return (
    <div className="mt-8">
      {reason === 'too_often' ? (
        <EmptyState title={m.talent_too_often()}>{m.talent_too_often_text()}</EmptyState>
      ) : (
        <EmptyState
          title={m.talent_not_verified()}
          action={<ButtonLink to={href(paths.ownCompany())}>{m.talent_verify_link()}</ButtonLink>}
        >
          {m.talent_not_verified_text()}
        </EmptyState>
      )}
    </div>
  );
}

type FoundProps = Extract<Route.ComponentProps['loaderData'], { refused: null }>;

function Found({ filters, occupations, found, shown, hasScreened }: FoundProps) {
  const { people, total, page, hasMore, place } = found;
  const km = numberText(filters.km ?? TALENT_KM);
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start">
      <FilterForm key={talentHref(filters, 1)} {...{ filters, occupations, hasScreened }} />
      <section aria-labelledby="found" className="min-w-0">
        <h2 id="found" className="text-lg">
          {countText(total)}
        </h2>
        {filters.place && (
          <p className="mt-1 text-sm">
            {place
              ? m.talent_place_read({ place: place.name, country: countryName(place.country), km })
              : m.talent_place_unknown({ place: filters.place })}
          </p>
        )}
        <p className="mt-1 mb-5 text-sm text-soft">{m.talent_order()}</p>
        {people.length === 0 ? (
          <EmptyState title={m.talent_none()}>{m.talent_none_text()}</EmptyState>
        ) : (
          <ul className="flex flex-col gap-4">
            {people.map((person) => (
              <FoundPersonCard key={person.id} person={person} screening={shown[person.id]} />
            ))}
          </ul>
        )}
        <div className="mt-6">
          <Pagination
            previous={page > 1 ? talentHref(filters, page - 1) : undefined}
            next={hasMore ? talentHref(filters, page + 1) : undefined}
          />
        </div>
      </section>
    </div>
  );
}

/** Small numbers of people are not counted. */
function countText(total: FoundProps['found']['total']): string {
  if (!total) return m.talent_few();
  const people = numberText(total.count);
  return total.capped ? m.talent_count_more({ people }) : m.talent_count({ people });
}
