import { ClipboardCheck } from 'lucide-react';

import { screeningParts } from '#contract/screening/screening-choices.ts';
import type { ShownScreening } from '#contract/screening/screening-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { dayText } from '#web/features/jobs/job-words.ts';
import { say } from '#web/ui/say.ts';
import { screeningPartWords } from '#words/screening.ts';

import { screeningWords } from './screening-words.ts';

interface ScreenedByProps {
  /** Undefined: the person shows nothing to the reader. */
  shown: ShownScreening | undefined;
  className?: string;
}

/** Who screened a person and when, and on demand exactly what was checked. */
export function ScreenedBy({ shown, className }: ScreenedByProps) {
  if (!shown) return null;
  const { heard, findings } = screeningWords();
  const lines = {
    ...findings(shown.findings),
    languages: shown.languages.map(heard),
    references: shown.references > 0 ? [m.screening_reference_answered({ count: shown.references })] : [],
  };
  return (
    <details className={className}>
      <summary className="cursor-pointer text-sm font-semibold">
        <ClipboardCheck aria-hidden="true" className="me-2 inline size-5 align-text-bottom text-accent" />
        {m.screening_by({ name: shown.by, day: dayText(shown.doneOn, 'long') })}
      </summary>
      <dl className="mt-2 grid gap-x-6 gap-y-2 text-sm md:grid-cols-[max-content_minmax(0,1fr)]">
        {screeningParts.map(
          (part) =>
            lines[part].length > 0 && (
              <div key={part} className="contents">
                <dt className="text-soft">{say(screeningPartWords[part])}</dt>
                <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{lines[part].join('\n')}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
