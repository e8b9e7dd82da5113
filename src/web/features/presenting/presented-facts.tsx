import type { PresentedFacts as Facts } from '#contract/presenting/presented-facts.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dateFormat, displayNames, numberFormat } from '#web/ui/formats.ts';
import { presentedLinesIn } from '#words/presented-facts.ts';

/** What a client reads of a person, part by part. */
export const PresentedFacts = ({ facts }: { facts: Facts }) => (
  <dl className="flex flex-col gap-3">
    {presentedLinesIn(getLocale(), { dateFormat, displayNames, numberFormat })(facts).map(({ part, label, lines }) => (
      <div key={part}>
        <dt className="text-sm text-soft">{label}</dt>
        {lines.map((line) => (
          <dd key={line} className="[overflow-wrap:anywhere] whitespace-pre-line">
            {line}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
