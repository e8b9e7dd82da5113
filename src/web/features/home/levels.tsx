import type { LevelJobs } from '#contract/jobs/job-levels.ts';
import { locales } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { numberFormat } from '#web/ui/formats.ts';
import { languageName, ownLanguageName } from '#web/ui/language-level.ts';
import { Link } from '#web/ui/link.tsx';

export function Levels({ levels }: { levels: readonly LevelJobs[] }) {
  return (
    <section aria-labelledby="levels" className="border-y border-line bg-sunken">
      <div className="page-width py-12 md:py-20">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-baseline">
          <h2 id="levels">{m.home_levels_title()}</h2>
          <p className="max-w-[38rem] text-soft">{m.home_levels_text()}</p>
        </div>
        <Scale />
        <h3 className="mt-14 border-t border-line pt-6">{m.home_levels_choose()}</h3>
        <ul className="mt-6 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
          {locales.map((language) => (
            <LanguageSteps
              key={language}
              language={language}
              steps={levels.filter((step) => step.language === language)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

const rises = ['md:h-10', 'md:h-17', 'md:h-24', 'md:h-31', 'md:h-38', 'md:h-45'];
const widths = ['w-1/6', 'w-2/6', 'w-3/6', 'w-4/6', 'w-5/6', 'w-full'];

function Scale() {
  const levels = [
    ['A1', m.home_level_a1()],
    ['A2', m.home_level_a2()],
    ['B1', m.home_level_b1()],
    ['B2', m.home_level_b2()],
    ['C1', m.home_level_c1()],
    ['C2', m.home_level_c2()],
  ] as const;
  return (
    <ol className="mt-8 grid gap-5 md:mt-12 md:grid-cols-6 md:gap-x-0.5">
      {levels.map(([level, text], index) => (
        <li key={level} className="md:row-span-2 md:grid md:grid-rows-subgrid md:gap-3">
          <div
            className={`border-t-4 border-accent pt-1.5 md:w-full md:self-end md:bg-accent-tint md:px-3 ${widths[index]} ${rises[index]}`}
          >
            <p className="font-serif text-xl text-accent-strong">{level}</p>
          </div>
          <p className="text-sm text-soft md:pr-4 md:hyphens-auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}

const heights = ['h-7', 'h-9', 'h-11', 'h-13', 'h-15', 'h-17'];

// Hovering fills a step and those below it.
const fill =
  '[&>li:has(~li>a:hover)>a]:bg-accent [&>li:has(~li>a:hover)>a]:text-on-accent [&>li>a:hover]:bg-accent [&>li>a:hover]:text-on-accent';

interface LanguageStepsProps {
  language: string;
  steps: readonly LevelJobs[];
}

/** Each step shows the number of jobs at its level. */
function LanguageSteps({ language, steps }: LanguageStepsProps) {
  const name = languageName(language);
  return (
    <li>
      <p lang={language} className="font-serif text-xl">
        {ownLanguageName(language)}
      </p>
      <ol className={`mt-1 flex items-end gap-0.5 ${fill}`}>
        {steps.map(({ level, jobs }, index) => (
          <li key={level} className="min-w-0 flex-1">
            <Link
              to={href(paths.jobs(), { language: `${language}:${level}` })}
              look="plain"
              aria-label={m.home_level_opens({ language: name, level, count: jobs })}
              className={`relative flex items-end justify-center border-t-3 border-accent bg-surface pb-1 text-sm transition-colors focus-visible:z-10 ${heights[index]}`}
            >
              {level}
            </Link>
            <p aria-hidden="true" className="mt-1 text-center text-sm text-soft tabular-nums">
              {numberFormat(getLocale(), { notation: 'compact' }).format(jobs)}
            </p>
          </li>
        ))}
      </ol>
    </li>
  );
}
