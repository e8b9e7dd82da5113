import { CircleAlert, CircleCheck } from 'lucide-react';

import type { Preflight } from '#contract/job-preflight.ts';
import { m } from '#generated/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';

import { numberText } from '../job-words.ts';

/** The checks, while they run and after: what each looks for, and how much it found. */
export function CheckList({ preflight, isRunning }: { preflight: Preflight | undefined; isRunning: boolean }) {
  const checks = [
    { label: m.jobs_edit_check_required(), found: preflight?.missing.length, blocks: true },
    { label: m.jobs_edit_check_wording(), found: preflight?.wording.length, blocks: false },
    { label: m.jobs_edit_check_translations(), found: preflight?.stale.length, blocks: false },
    { label: m.jobs_edit_check_gaps(), found: preflight?.gaps.length, blocks: false },
  ];
  return (
    <div>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2" aria-busy={isRunning}>
        {checks.map(({ label, found, blocks }) => (
          <li key={label} className="flex items-start gap-3">
            <span className="grid h-lh shrink-0 place-items-center">
              <Sign found={isRunning ? undefined : found} blocks={blocks} />
            </span>
            <span className="flex min-w-0 flex-wrap gap-x-3">
              <span>{label}</span>
              {!isRunning && found !== undefined && <span className="text-soft">{resultText(found)}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isRunning ? m.jobs_edit_check_running() : preflight ? summaryOf(preflight) : ''}
      </p>
    </div>
  );
}

function Sign({ found, blocks }: { found: number | undefined; blocks: boolean }) {
  if (found === undefined) return <Spinner />;
  if (found === 0) return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-accent" />;
  return <CircleAlert aria-hidden="true" className={`size-5 shrink-0 ${blocks ? 'text-coral' : 'text-soft'}`} />;
}

const resultText = (found: number) =>
  found === 0 ? m.jobs_edit_check_good() : m.jobs_edit_check_found({ number: numberText(found) });

function summaryOf({ missing, wording, stale, gaps }: Preflight): string {
  const found = missing.length + wording.length + stale.length + gaps.length;
  return m.jobs_edit_check_done({ result: resultText(found) });
}
