import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { dateFormat } from '#web/ui/formats.ts';
import { timeShapes } from '#web/ui/time.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { findTitle } from './focus-field.ts';
import { changedParts, withParts } from './job-change.ts';
import type { JobFormValues } from './job-form.ts';
import { findStoredChanges, storeChanges } from './stored-changes.ts';
import { useEditor } from './use-job-editor.ts';

const momentOf = (at: number) => dateFormat(getLocale(), timeShapes.datetime).format(new Date(at));

interface RestoreChangesProps {
  userId: string;
  jobId: string | null;
}

export function RestoreChanges(props: RestoreChangesProps) {
  return useIsInBrowser() ? <Offer {...props} /> : null;
}

function Offer({ userId, jobId }: RestoreChangesProps) {
  const { form } = useEditor();
  // A new job gets its id while its form is open; earlier changes are stored without an id.
  const [storedUnder] = useState(jobId);
  const [found, setStored] = useState(() => findDifference(userId, jobId, form.getValues()));
  if (!found) return null;
  const bringBack = () => {
    const restored = withParts(form.getValues(), found.parts);
    form.reset(restored);
    setStored(undefined);
  };
  const discard = () => {
    storeChanges(userId, storedUnder, undefined);
    setStored(undefined);
  };
  return (
    <div ref={focusOnRemoval(() => findTitle(form.getValues('primaryLocale')))}>
      <Alert
        title={m.jobs_edit_kept_title()}
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={bringBack}>
              {m.jobs_edit_kept_restore()}
            </Button>
            <Button variant="outline" size="sm" onClick={discard}>
              {m.jobs_edit_kept_discard()}
            </Button>
          </div>
        }
      >
        {m.jobs_edit_kept_text({ date: momentOf(found.at) })}
      </Alert>
    </div>
  );
}

function findDifference(userId: string, jobId: string | null, values: JobFormValues) {
  const found = findStoredChanges(userId, jobId);
  return found && changedParts(withParts(values, found.parts), values) && found;
}
