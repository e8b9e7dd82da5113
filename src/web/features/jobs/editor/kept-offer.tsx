import { useEffect, useState } from 'react';

import { intlLocale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

import { changedParts, withParts } from './job-change.ts';
import { findKeptChanges, keepChanges, type KeptChanges } from './kept-changes.ts';
import { useEditor } from './use-job-editor.ts';

const momentOf = (at: number) => new Intl.DateTimeFormat(intlLocale(getLocale()), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Offers what was typed here before and not saved. */
export function KeptOffer({ userId, jobId }: { userId: string; jobId: string | null }) {
  const { form } = useEditor();
  const [kept, setKept] = useState<KeptChanges>();

  // Asked once, when the page comes alive: what is typed from now on is kept in the same place.
  useEffect(() => {
    const found = findKeptChanges(userId, jobId);
    const values = form.getValues();
    if (found && changedParts(withParts(values, found.parts), values)) setKept(found);
    // oxlint-disable-next-line react/exhaustive-deps -- a draft that gets its id is the same draft
  }, []);

  if (!kept) return null;
  const bringBack = () => {
    const restored = withParts(form.getValues(), kept.parts);
    form.reset(restored, { keepDefaultValues: true });
    setKept(undefined);
  };
  const discard = () => {
    keepChanges(userId, jobId, undefined);
    setKept(undefined);
  };
  return (
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
      {m.jobs_edit_kept_text({ date: momentOf(kept.at) })}
    </Alert>
  );
}
