import { useState } from 'react';

import { jobNotices, type JobNotices } from '#contract/notifications/job-notices.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

const words: Record<JobNotices, () => string> = {
  usual: m.job_notices_usual,
  all: m.job_notices_all,
  none: m.job_notices_none,
};

/** Chooses the reader's notifications about the job whose applications are shown. */
export function JobNoticesField({ jobId, first }: { jobId: string; first: JobNotices }) {
  const [choice, setChoice] = useState(first);
  const choose = async (chosen: JobNotices) => {
    setChoice(chosen);
    try {
      await api.notifications.setOfJob({ id: jobId, choice: chosen });
      showToast({ title: m.job_notices_saved() });
    } catch (error) {
      setChoice(choice);
      showToast({ variant: 'destructive', title: problemText(problemOf(error)) });
    }
  };
  return (
    <NativeSelect
      label={m.job_notices_label()}
      className="md:w-[18rem]"
      options={jobNotices.map((value) => ({ value, label: words[value]() }))}
      value={choice}
      onChange={(event) => void choose(event.currentTarget.value as JobNotices)}
    />
  );
}
