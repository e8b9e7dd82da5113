import { data } from 'react-router';

import type { JobMap } from '#contract/jobs/job-map.ts';
import { JOBS_TOPIC } from '#contract/topics.ts';
import { m } from '#generated/paraglide/messages.js';
import { publicPage } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { type Api, requestOf } from '#web/app/request-context.ts';
import { useViewer } from '#web/app/site.ts';
import { countryName } from '#web/features/companies/country-names.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceLinks } from '#web/ui/choice-links.tsx';
import { Link } from '#web/ui/link.tsx';

import { ActiveFilters, activeFilters } from '../active-filters.tsx';
import { numberText } from '../job-words.ts';
import { readNear } from '../near-place.ts';
import { type JobQuery, jobQueryString, jobsHref, mapHref, parseJobQuery } from '../search-url.ts';
import type { Route } from './+types/map-page';
import { boundsOf, hrefOfPlace } from './map-places.ts';
import { PlacesMap, placeText } from './places-map.tsx';

export const handle = publicPage;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.jobs_map_title() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, cacheUntilInvalidated } = requestOf(context);
  const search = await readNear(api, url.searchParams, parseJobQuery(url.searchParams));
  // A map has no order and no pages, and its procedure refuses unknown keys.
  const { sort: _, cursor: __, ...query } = search.query;
  const map = await readMap(api, { ...query, locale });
  const countries = countriesOf(map);
  const area = countries.find(({ code }) => code === url.searchParams.get('area'))?.code ?? null;
  const shown = map?.places.filter(({ country }) => area === null || country === area) ?? [];
  const bounds = boundsOf(shown);
  const outlines = bounds && (await api.places.outlines(bounds));
  cacheUntilInvalidated('settings', JOBS_TOPIC);
  const page = { query, place: search.place, map, countries, area, shown, outlines };
  const listing = { isListed: false, query: jobQueryString(query) };
  return data({ ...page, listing }, map ? 200 : 503);
}

/** Null if the search took too long. */
async function readMap(api: Api, input: Parameters<Api['jobs']['map']>[0]): Promise<JobMap | null> {
  try {
    return await api.jobs.map(input);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

interface CountryOfJobs {
  code: string;
  jobs: number;
}

/** Most jobs first. */
function countriesOf(map: JobMap | null): CountryOfJobs[] {
  const jobs = new Map<string, number>();
  for (const place of map?.places ?? []) jobs.set(place.country, (jobs.get(place.country) ?? 0) + place.jobs);
  return [...jobs].map(([code, count]) => ({ code, jobs: count })).sort((a, b) => b.jobs - a.jobs);
}

/** The locations of a search's jobs, on a map and in a list. */
export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { query, place, map, countries, area, shown, outlines } = loaderData;
  const filters = activeFilters(query, undefined, useViewer(), place);
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1>{m.jobs_map_title()}</h1>
        <Link to={jobsHref(query)}>{m.jobs_map_list()}</Link>
      </div>
      <div className="mt-5 space-y-5">
        <ActiveFilters filters={filters} hrefOf={mapHref} />
        {!map && (
          <Alert variant="attention" isStatic>
            {m.jobs_too_long()}
          </Alert>
        )}
        {map && <Notes map={map} />}
        {countries.length > 1 && <Areas {...{ query, countries, area }} />}
        {outlines && (
          <div className="grid items-start gap-x-10 gap-y-6 min-[64rem]:grid-cols-[minmax(0,1fr)_18.5rem]">
            <PlacesMap {...{ query, outlines }} places={shown} />
            <section aria-labelledby="places">
              <h2 id="places">{m.jobs_map_places()}</h2>
              <ul className="mt-3 columns-2 gap-x-6 md:columns-3 min-[64rem]:max-h-[36rem] min-[64rem]:columns-1 min-[64rem]:overflow-y-auto">
                {shown.map((one) => (
                  <li key={one.id} className="break-inside-avoid">
                    <Link
                      to={hrefOfPlace(query, one)}
                      look="quiet"
                      className="relative flex justify-between gap-3 py-1"
                    >
                      <span className="sr-only">{placeText(one)}</span>
                      <span aria-hidden className="min-w-0">
                        {one.name}
                      </span>
                      <span aria-hidden className="text-soft tabular-nums">
                        {numberText(one.jobs)}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

function Notes({ map: { places, total, unplaced } }: { map: JobMap }) {
  const notes = [
    ...(places.length === 0 ? [m.jobs_map_none()] : []),
    ...(total.capped ? [m.jobs_map_capped({ shown: numberText(total.count) })] : []),
    ...(places.length > 0 && unplaced > 0
      ? [m.jobs_map_unplaced({ count: unplaced, shown: numberText(unplaced) })]
      : []),
  ];
  return notes.length > 0 && <p className="text-soft">{notes.join(' ')}</p>;
}

interface AreasProps {
  query: JobQuery;
  countries: readonly CountryOfJobs[];
  area: string | null;
}

/** The map's area: all places, or those of a country. */
function Areas({ query, countries, area }: AreasProps) {
  const areas = [
    { code: null, label: m.jobs_map_all() },
    ...countries.map(({ code, jobs }) => ({ code, label: `${countryName(code)} (${numberText(jobs)})` })),
  ];
  return (
    <ChoiceLinks
      label={m.jobs_map_areas()}
      links={areas.map(({ code, label }) => ({
        label,
        to: mapHref(query, code ?? undefined),
        isCurrent: code === area,
      }))}
    />
  );
}
