import type { Outlines } from '#contract/places/map.ts';
import { m } from '#generated/paraglide/messages.js';

import { numberText } from '../job-words.ts';
import type { JobQuery } from '../search-url.ts';
import { hrefOfPlace, type MapPlace, marksOf } from './map-places.ts';

interface PlacesMapProps {
  query: JobQuery;
  places: readonly MapPlace[];
  outlines: Outlines;
}

/** "Berlin, 12 jobs". */
export const placeText = ({ name, jobs }: MapPlace): string =>
  m.jobs_map_place({ place: name, count: jobs, shown: numberText(jobs) });

/** Links on a drawn map, the largest first. */
export function PlacesMap({ query, places, outlines: { view, land, detail } }: PlacesMapProps) {
  const marks = marksOf(places, view);
  return (
    <figure>
      <svg
        role="group"
        aria-label={m.jobs_map_title()}
        viewBox={`0 0 ${view.width} ${view.height}`}
        className="w-full rounded-card border border-line bg-sunken"
      >
        <path
          d={land}
          transform={`scale(${1 / detail})`}
          vectorEffect="non-scaling-stroke"
          className="fill-surface stroke-line"
        />
        {marks.map((mark) => (
          <a
            key={mark.id}
            href={hrefOfPlace(query, mark)}
            aria-label={placeText(mark)}
            className="group/mark outline-none"
          >
            <title>{placeText(mark)}</title>
            <circle
              cx={mark.x}
              cy={mark.y}
              r={mark.radius}
              vectorEffect="non-scaling-stroke"
              strokeWidth={1.5}
              fillOpacity={0.75}
              className="fill-accent stroke-surface group-hover/mark:fill-accent-strong group-focus-visible/mark:stroke-ink group-focus-visible/mark:stroke-4"
            />
          </a>
        ))}
        <g aria-hidden="true" className="pointer-events-none fill-ink stroke-surface text-xs max-md:hidden">
          {marks
            .filter(({ isNamed }) => isNamed)
            .map(({ id, name, x, y, radius }) => (
              <text key={id} x={x + radius + 2} y={y} dominantBaseline="central" paintOrder="stroke" strokeWidth={3}>
                {name}
              </text>
            ))}
        </g>
      </svg>
      <figcaption className="mt-2 text-sm text-soft">{m.jobs_map_hint()}</figcaption>
    </figure>
  );
}
