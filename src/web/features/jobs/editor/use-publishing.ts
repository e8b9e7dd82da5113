import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { focusSection } from './focus-field.ts';
import type { JobEditor } from './use-job-editor.ts';

/** Saves and publishes the job, and opens it as readers see it; or asks for its approval. */
export function usePublishing({ job, saver, refuse, approval }: JobEditor) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  async function publish(): Promise<void> {
    if (!job) return;
    setProblem(undefined);
    try {
      if (!(await saver.save())) {
        refuse([]);
        setProblem(m.jobs_edit_publish_unsaved());
        focusSection('check');
        return;
      }
      if (approval?.isNeeded) {
        await api.approvals.askForJob({ id: job.id });
        showToast({ title: m.approval_ask_done() });
        return await revalidate();
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
      focusSection('check');
    }
  }
  return { publish, problem };
}
