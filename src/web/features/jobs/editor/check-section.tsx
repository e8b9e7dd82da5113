import { CircleAlert, CircleCheck } from 'lucide-react';

import type { Preflight } from '#contract/jobs/job-preflight.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { numberText } from '../job-words.ts';
import { EditorSection } from './editor-section.tsx';
import { Gaps, Missing, OtherLanguages, StaleTranslations, UnconfirmedTranslations } from './findings.tsx';
import { usePreflight } from './use-preflight.ts';
import { WordingFindings } from './wording-findings.tsx';

interface CheckSectionProps {
  job: EditableJob;
  /** Why it was not published. */
  problem: string | undefined;
}

export function CheckSection({ job, problem }: CheckSectionProps) {
  const { data, isFetching, isError, refetch } = usePreflight(job);
  return (
    <EditorSection id="check" title={m.jobs_edit_check()} about={m.jobs_edit_check_about()}>
      <CheckList preflight={data} isRunning={isFetching} />
      {isError && (
        <Alert
          variant="attention"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {m.app_try_again()}
            </Button>
          }
        >
          {m.jobs_edit_check_failed()}
        </Alert>
      )}
      {data && <Findings preflight={data} />}
      {problem && <Alert variant="attention">{problem}</Alert>}
      {data && job.can.publish && (
        <p className="text-sm text-soft">
          {data.missing.length === 0 ? m.jobs_edit_publish_about() : m.jobs_edit_publish_blocked()}
        </p>
      )}
    </EditorSection>
  );
}

function Findings({ preflight: { missing, gaps, stale, otherLanguages, wording } }: { preflight: Preflight }) {
  return (
    <div className="flex flex-col gap-8">
      <Missing paths={missing} />
      <WordingFindings findings={wording} />
      <OtherLanguages found={otherLanguages} />
      <StaleTranslations stale={stale} />
      <UnconfirmedTranslations />
      <Gaps gaps={gaps} />
    </div>
  );
}

function CheckList({ preflight, isRunning }: { preflight: Preflight | undefined; isRunning: boolean }) {
  const checks = [
    { label: m.jobs_edit_check_required(), found: preflight?.missing.length, blocks: true },
    { label: m.jobs_edit_check_wording(), found: preflight?.wording.length, blocks: false },
    {
      label: m.jobs_edit_check_translations(),
      found: preflight && preflight.stale.length + preflight.otherLanguages.length,
      blocks: false,
    },
    { label: m.jobs_edit_check_gaps(), found: preflight?.gaps.length, blocks: false },
  ];
  return (
    <div>
      <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2 lg:grid-cols-1" aria-busy={isRunning}>
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

function summaryOf({ missing, wording, stale, otherLanguages, gaps }: Preflight): string {
  const found = missing.length + wording.length + stale.length + otherLanguages.length + gaps.length;
  return m.jobs_edit_check_done({ result: resultText(found) });
}
