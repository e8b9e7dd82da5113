import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import type { ManagedJob } from '#contract/jobs/job-views.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { doneText } from './change-texts.ts';
import { type BulkChange, type HandOver, type JobChange, offers } from './job-change.ts';
import { type BulkResult, type Outcome, outcomeOf } from './outcome.ts';

/** The API's limit per request. */
const BULK_MAX = 100;

/** Errors that are shown in the page, not as a toast. */
export type Notice = { problem: string } | { outcome: Outcome };

/** Changes jobs: successes are shown as toasts, failures in the page. `reload` reads them again after a change. */
export function useJobChanges(reload: (change: JobChange) => Promise<ManagedJob[]>) {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<Notice>();
  const isChanging = useRef(false);

  async function changeOne(job: ManagedJob, change: JobChange): Promise<void> {
    const sayDone = () => showToast({ title: doneText(change.action, 1), description: job.title });
    if (change.action === 'duplicate') {
      const copy = await api.jobs.duplicate({ id: job.id });
      sayDone();
      await navigate(href(paths.editJob(copy.id)));
    } else {
      await sendOne(job.id, change);
      sayDone();
      await reload(change);
    }
  }
  async function changeSeveral(jobs: readonly ManagedJob[], change: BulkChange): Promise<void> {
    const able = jobs.filter((job) => offers(job, change.action)).map(({ id }) => id);
    const results = await sendSeveral(able, change);
    const outcome = outcomeOf(change.action, jobs, results, await reload(change));
    if (outcome.refused.length > 0) setNotice({ outcome });
    else showToast({ title: doneText(change.action, outcome.done) });
  }
  return {
    notice,
    dismiss: () => setNotice(undefined),
    /** Rejects with the API's refusal of a single job, or if the request itself fails. */
    async change(jobs: readonly ManagedJob[], change: JobChange): Promise<void> {
      setNotice(undefined);
      const [job] = jobs;
      if (job && jobs.length === 1) await changeOne(job, change);
      else if (change.action !== 'remove') await changeSeveral(jobs, change);
    },
    /** For one job without a confirmation: shows a refusal in the page. Ignores a second call meanwhile. */
    async changeNow(job: ManagedJob, change: JobChange): Promise<void> {
      if (isChanging.current) return;
      isChanging.current = true;
      setNotice(undefined);
      try {
        await changeOne(job, change);
      } catch (error) {
        setNotice({ problem: problemText(problemOf(error)) });
        await reload(change);
      } finally {
        isChanging.current = false;
      }
    },
  };
}

async function sendOne(id: string, change: Exclude<JobChange, { action: 'duplicate' }>): Promise<void> {
  switch (change.action) {
    case 'pause':
      await api.jobs.pause({ id });
      break;
    case 'publish':
      await api.jobs.publish({ id });
      break;
    case 'close':
      await api.jobs.close({ id, reason: change.reason, undecided: change.undecided });
      break;
    case 'renew':
      await api.jobs.renew({ id, validThrough: change.validThrough });
      break;
    case 'remove':
      await api.jobs.remove({ id });
      break;
  }
}

export async function sendSeveral(ids: readonly string[], change: BulkChange | HandOver): Promise<BulkResult> {
  const results: BulkResult = [];
  for (let start = 0; start < ids.length; start += BULK_MAX) {
    results.push(...(await api.jobs.bulk({ ...change, ids: ids.slice(start, start + BULK_MAX) })));
  }
  return results;
}
