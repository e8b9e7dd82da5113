import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { data, Form, redirect } from 'react-router';

import type { JobSearchResult } from '#contract/jobs/job-search.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { companyTopic, JOBS_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

import type { Route } from './+types/jobs-page';
import { ActiveFilters, activeFilters } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import { isRefused } from './is-refused.ts';
import { JobListScript } from './job-list.tsx';
import { readLanguageGains } from './language-gains.tsx';
import { NEAR_FIELDS, readNear } from './near-place.ts';
import { Results } from './results.tsx';
import {
  feedHref,
  feedKinds,
  firstPage,
  isListedSearch,
  type JobQuery,
  jobQueryString,
  jobsHref,
  LEVEL_FIELD,
  parseJobQuery,
  type UnreadValue,
} from './search-url.ts';
import { Understood } from './understood.tsx';
import { WhereField } from './where-field.tsx';
import { WordsField } from './words-field.tsx';

const GAINS_SHOWN = 3;

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: m.jobs_browse_title() });
  const { query, companyName, place } = loaderData;
  const [first] = activeFilters(query, companyName, null, place);
  return [
    ...pageMeta(matches, {
      title: first ? m.jobs_title_of({ filter: first.label }) : m.jobs_browse_title(),
      description: m.jobs_browse_description(),
    }),
    ...feedKinds.map((kind) => ({
      tagName: 'link',
      rel: 'alternate',
      type: kind.type,
      title: kind.name,
      href: feedHref(kind, query),
    })),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, viewer, cacheUntilInvalidated } = requestOf(context);
  const { query, unread, place, isMoved } = await readNear(api, url.searchParams, parseJobQuery(url.searchParams));
  // Unreadable parts must still be reported.
  if ((isMoved || url.searchParams.has(LEVEL_FIELD)) && unread.length === 0) throw redirect(jobsHref(query));
  const [{ result, outcome }, gains] = await Promise.all([
    readSearch(api, query, locale),
    query.qualified && viewer?.role === 'job_seeker' ? readLanguageGains(api) : [],
  ]);
  cacheUntilInvalidated('settings', JOBS_TOPIC, ...result.jobs.map(({ company }) => companyTopic(company.id)));
  const companyName = result.jobs.find(({ company }) => company.slug === query.company)?.company.name;
  const page = {
    query,
    unread,
    place,
    companyName,
    result,
    outcome,
    gains: gains.slice(0, GAINS_SHOWN),
    listing: { isListed: isListedSearch(query), query: jobQueryString(query) },
  };
  return data(page, outcome === 'too_long' ? 503 : 200);
}

/** Search for jobs by words and filters; the address contains the whole search. */
export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { query, unread, place, companyName, result, outcome, gains } = loaderData;
  const { q, exact, near, km, sort } = query;
  const viewer = useViewer();
  const active = activeFilters(query, companyName, viewer, place);
  // The fields show words and place.
  const chosen = active.filter(({ name }) => name !== 'q' && name !== 'near');
  const address = jobsHref(query);
  const heading = useFocusAfterChange(address);
  return (
    <div className="page-width pt-4 pb-16 md:pt-12">
      <h1>{m.jobs_browse_title()}</h1>
      <div className="job-search">
        {/* Each search resets the fields to the values in the address. */}
        <Form key={address} action={href(paths.jobs())} role="search" data-lean data-instant className="contents">
          <div className="job-search-row">
            <WordsField defaultValue={q} placeholder={m.jobs_search_words()} />
            <WhereField {...{ place, km, unread }} placeholder={m.jobs_search_where()} />
            <Button type="submit">
              <Search aria-hidden="true" className="md:hidden" />
              <span className="max-md:sr-only">{m.jobs_search_submit()}</span>
            </Button>
          </div>
          <Understood query={query} understood={result.understood} />
          {sort && <input type="hidden" name="sort" value={sort} />}
          {query.company && <input type="hidden" name="company" value={query.company} />}
          <JobListScript />
          <Suspense>
            <Filters
              {...{ query, unread }}
              facets={result.facets}
              cappedFacets={result.cappedFacets}
              setCount={chosen.length}
              isOfMatching={q !== undefined && (result.total?.count ?? 0) > 0}
              hasQualified={viewer?.role === 'job_seeker'}
            />
          </Suspense>
        </Form>
        <section aria-label={m.jobs_results()} className="min-w-0 space-y-4 max-[64rem]:col-span-full md:space-y-5">
          <ActiveFilters filters={chosen} cleared={{ q, exact, near, km, sort }} />
          <Notices {...{ query, unread, outcome, address }} isIndexing={result.indexing} />
          <Suspense>
            {outcome !== 'too_long' && <Results ref={heading} {...{ query, result, gains }} filters={active} />}
          </Suspense>
        </section>
      </div>
    </div>
  );
}

interface NoticesProps {
  query: JobQuery;
  unread: readonly UnreadValue[];
  outcome: SearchPage['outcome'];
  address: string;
  isIndexing: boolean;
}

function Notices({ query, unread, outcome, address, isIndexing }: NoticesProps) {
  const isSignedOut = useViewer() === null;
  // An unknown place is reported at its field.
  const leftOut = unread.filter(({ name }) => name !== NEAR_FIELDS.typed);
  return (
    <>
      {query.qualified && isSignedOut && (
        <Alert isStatic action={<Link to={href(paths.login(), { next: address })}>{m.app_sign_in()}</Link>}>
          {m.jobs_filter_qualified_sign_in()}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert isStatic>
          {m.jobs_unread({ values: leftOut.map(({ name, value }) => `${name}=${value.slice(0, 80)}`).join(', ') })}
        </Alert>
      )}
      {isIndexing && <Alert isStatic>{m.jobs_indexing()}</Alert>}
      {outcome === 'first_page' && <Alert isStatic>{m.jobs_page_lost()}</Alert>}
      {outcome === 'too_long' && (
        <Alert variant="attention" isStatic>
          {m.jobs_too_long()}
        </Alert>
      )}
    </>
  );
}

/** After another search, the focus moves to the heading, or stays on the changed filter (job-list.js). */
function useFocusAfterChange(address: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const isUnanswered = dispatchEvent(new Event('parlance.searched', { cancelable: true }));
    if (isUnanswered) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}

interface SearchPage {
  result: JobSearchResult;
  /** `first_page`: the cursor in the address is invalid. `too_long`: the search timed out; there is no result. */
  outcome: 'found' | 'first_page' | 'too_long';
}

const NOTHING: JobSearchResult = {
  jobs: [],
  matching: 0,
  nextCursor: null,
  total: null,
  facets: null,
  cappedFacets: [],
  didYouMean: null,
  corrected: false,
  understood: [],
  indexing: false,
};

/** Total and counts come only with the first page, so for a later page it is read too. */
async function readSearch(api: Api, query: JobQuery, locale: Locale): Promise<SearchPage> {
  const first = (limit?: number) => api.jobs.search({ ...firstPage(query), locale, limit });
  try {
    if (query.cursor === undefined) return { result: await first(), outcome: 'found' };
    const [page, { total, facets, cappedFacets }] = await Promise.all([
      api.jobs.search({ ...query, locale }),
      first(1),
    ]);
    return { result: { ...page, total, facets, cappedFacets }, outcome: 'found' };
  } catch (error) {
    if (isRefused(error, 'UNAVAILABLE')) return { result: NOTHING, outcome: 'too_long' };
    // The rest of the query was accepted before, so the API refused the cursor.
    if (query.cursor === undefined || !isRefused(error, 'INVALID', 'BAD_REQUEST')) throw error;
    const instead = await readSearch(api, firstPage(query), locale);
    return instead.outcome === 'found' ? { ...instead, outcome: 'first_page' } : instead;
  }
}
