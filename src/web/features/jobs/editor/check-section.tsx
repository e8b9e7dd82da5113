import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { Preflight } from '#contract/job-preflight.ts';
import type { EditableJob } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { CheckList } from './check-list.tsx';
import { EditorSection } from './editor-section.tsx';
import { Gaps, Missing, StaleTranslations } from './findings.tsx';
import { useEditor } from './use-job-editor.ts';
import { usePreflight } from './use-preflight.ts';
import { WordingFindings } from './wording-findings.tsx';

/** What is missing and what readers would stumble over; below it, the button that publishes. */
export function CheckSection({ job }: { job: EditableJob }) {
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
      {data && job.can.publish && <Publish job={job} canPublish={data.missing.length === 0} />}
    </EditorSection>
  );
}

function Findings({ preflight: { missing, gaps, stale, wording } }: { preflight: Preflight }) {
  return (
    <div className="flex flex-col gap-8">
      <Missing paths={missing} />
      <WordingFindings findings={wording} />
      <StaleTranslations locales={stale} />
      <Gaps gaps={gaps} />
    </div>
  );
}

function Publish({ job, canPublish }: { job: EditableJob; canPublish: boolean }) {
  const { saver, refuse } = useEditor();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function publish() {
    setPending(true);
    setProblem(undefined);
    try {
      if (!(await saver.save())) {
        refuse([]);
        setProblem(m.jobs_edit_publish_unsaved());
        return;
      }
      await api.jobs.publish({ id: job.id });
      showToast({
        title: m.jobs_edit_published(),
        link: { href: href(paths.manageJobs()), label: m.jobs_edit_manage() },
      });
      await navigate(href(paths.job(job.id)));
    } catch (error) {
      const refused = problemOf(error);
      refuse(refused.fields);
      setProblem(problemText(refused));
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {problem && (
        <Alert variant="attention" className="w-full">
          {problem}
        </Alert>
      )}
      <Button size="lg" isPending={isPending} disabled={!canPublish} onClick={() => void publish()}>
        {job.status === 'paused' ? m.jobs_edit_publish_again() : m.jobs_edit_publish()}
      </Button>
      <p className="text-sm text-soft">{canPublish ? m.jobs_edit_publish_about() : m.jobs_edit_publish_blocked()}</p>
    </div>
  );
}
