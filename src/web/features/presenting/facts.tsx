import type { PresentedFacts } from '#contract/presenting/presented-facts.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import * as formats from '#web/ui/formats.ts';
import { presentedLinesIn } from '#words/presented-facts.ts';

/** What a client reads of a person. */
export function PresentedFactsView({ facts }: { facts: PresentedFacts }) {
  const locale = getLocale();
  const { screenedOn } = facts;
  return (
    <>
      {screenedOn && (
        <p className="text-sm font-semibold text-accent-strong">
          {m.presenting_screened({
            day: formats.dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(screenedOn)),
          })}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-[12rem_1fr]">
        {presentedLinesIn(
          locale,
          formats,
        )(facts).map(({ part, label, lines }) => (
          <div key={part} className="contents">
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="-mt-3 flex flex-col gap-1 md:mt-0">
              {lines.map((line) => (
                <p key={line} className="max-w-[42rem] whitespace-pre-line">
                  {line}
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
