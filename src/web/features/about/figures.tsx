import type { Figures as Counts } from '#contract/site.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';

import { roundedFigure } from './rounded-figure.ts';

/** The counted figures; what there is none of is left out. */
export function Figures({ figures: { jobs, candidates, languages, countries } }: { figures: Counts }) {
  const locale = getLocale();
  const figures = [
    { figure: roundedFigure(jobs, locale), label: m.about_figure_jobs({ count: jobs }) },
    { figure: roundedFigure(candidates, locale), label: m.about_figure_candidates({ count: candidates }) },
    { figure: roundedFigure(languages, locale), label: m.about_figure_languages({ count: languages }) },
    { figure: roundedFigure(countries, locale), label: m.about_figure_countries({ count: countries }) },
  ];
  return (
    <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6 md:mt-14 md:gap-x-20">
      {figures.map(
        ({ figure, label }) =>
          figure && (
            <div key={label} className="flex min-w-28 flex-col-reverse border-l-2 border-accent pl-4">
              <dt className="text-soft">{label}</dt>
              <dd className="font-serif text-4xl">{figure}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
