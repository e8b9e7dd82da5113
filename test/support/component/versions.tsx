import { useState } from 'react';

import { ActionBar } from '#web/features/jobs/editor/action-bar.tsx';
import { Conflict } from '#web/features/jobs/editor/conflict.tsx';
import { formOf } from '#web/features/jobs/editor/job-form.ts';
import { RestoreChanges } from '#web/features/jobs/editor/restore-changes.tsx';
import { RoleSection } from '#web/features/jobs/editor/role-section.tsx';
import { TranslationsSection } from '#web/features/jobs/editor/translations-section.tsx';
import { JobEditorContext, useJobEditor } from '#web/features/jobs/editor/use-job-editor.ts';

import type { StoredJob } from './job.ts';
import { employer } from './people.ts';

/** The parts of the editor about a job's texts, at its German version. */
export function Versions({ stored: { job } }: { stored: StoredJob }) {
  const [values] = useState(() => formOf(job));
  const editor = useJobEditor({ job, values, userId: employer.userId, shownVersion: 'de', onCreated: () => {} });
  const save = () => editor.saver.save();
  return (
    <JobEditorContext value={editor}>
      <RestoreChanges userId={employer.userId} jobId={job.id} />
      <Conflict editor={editor} />
      <RoleSection />
      <TranslationsSection />
      <ActionBar companyName="Acme" isChecked={false} onSave={save} onCheck={save} onPublish={save} />
    </JobEditorContext>
  );
}
