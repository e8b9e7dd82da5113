import { useMutation } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';

import type { JobCard } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { closeToast, showToast } from '#web/ui/toast.tsx';

interface SaveButtonProps extends Pick<ButtonLook, 'variant'> {
  job: Pick<JobCard, 'id' | 'title' | 'saved'>;
  isIcon?: boolean;
}

/** Saves or removes a job optimistically; reverted on failure. */
export function SaveButton({ job: { id, title, saved }, isIcon, variant = 'outline' }: SaveButtonProps) {
  const [known, setKnown] = useState(saved === true);
  const action = `save job ${id}`;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? api.jobs.save({ id }) : api.jobs.unsave({ id })),
    // One after another: a second press would race with the first.
    scope: { id: action },
    onSuccess: (_done, wanted) => {
      setKnown(wanted);
      closeToast(action);
    },
    onError: (error, wanted) =>
      showToast({
        action,
        variant: 'destructive',
        title: wanted ? m.jobs_save_failed() : m.jobs_unsave_failed(),
        description: problemText(problemOf(error)),
      }),
  });
  const isSaved = isPending ? variables : known;
  const toggle = () => mutate(!isSaved);
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  const icon = <Icon aria-hidden="true" className={isSaved ? 'fill-accent-tint text-accent' : undefined} />;
  if (isIcon) {
    return (
      <Button
        variant="ghost"
        size="icon"
        aria-pressed={isSaved}
        // Also its name: a list of twenty needs no second copy.
        title={m.jobs_save_named({ title })}
        onClick={toggle}
        className={isSaved ? undefined : 'save-sign'}
      >
        {isSaved && icon}
      </Button>
    );
  }
  return (
    <Button variant={isSaved ? 'outline' : variant} aria-pressed={isSaved} onClick={toggle}>
      {icon}
      {isSaved ? m.jobs_saved() : m.jobs_save()}
    </Button>
  );
}
