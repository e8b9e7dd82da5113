import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldErrors, type Path, useForm, useFormState, type UseFormReturn } from 'react-hook-form';

import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import type { Locale } from '#contract/locales.ts';
import type { FieldProblem } from '#contract/problems.ts';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { fieldText } from '#web/app/problem.ts';

import type { ReadApproval } from '../approval/job-approval.tsx';
import { jobFormSchema, type JobFormValues } from './job-form.ts';
import { type JobStore, JobSaver, type Snapshot } from './job-saver.ts';
import { storeChanges } from './stored-changes.ts';

export interface JobEditor extends Snapshot {
  form: UseFormReturn<JobFormValues, unknown, JobInput>;
  saver: JobSaver;
  translation: Locale | undefined;
  showTranslation: (locale: Locale) => void;
  refused: boolean;
  approval: ReadApproval | null | undefined;
  refuse: (fields: readonly FieldProblem[]) => void;
}

export const JobEditorContext = createContext<JobEditor | null>(null);

export function useEditor(): JobEditor {
  const editor = useContext(JobEditorContext);
  if (!editor) throw new Error('This part belongs into the job editor.');
  return editor;
}

export function useErrors(): FieldErrors<JobFormValues> {
  return useFormState({ control: useEditor().form.control }).errors;
}

interface Options {
  job: EditableJob | null;
  values: JobFormValues;
  userId: string;
  /** Of a draft that exists. */
  approval?: ReadApproval | null | undefined;
  /** The version to show first. */
  shownVersion: Locale | undefined;
  onCreated: (job: EditableJob) => void;
}

export function useJobEditor({ job, values, userId, approval, shownVersion, onCreated }: Options): JobEditor {
  const form = useForm<JobFormValues, unknown, JobInput>({
    defaultValues: values,
    resolver: contractResolver(() => Promise.resolve(jobFormSchema)),
    mode: 'onTouched',
  });
  const [saver] = useState(() => new JobSaver(job, values, storeOf(userId, onCreated)));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot);
  const [translation, showTranslation] = useState(shownVersion);
  const [refused, setRefused] = useState(false);
  const { subscribe, setError, trigger } = form;
  const { state } = snapshot;

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => saver.change(typed),
    });
    return () => {
      unsubscribe();
      saver.stop();
    };
  }, [subscribe, saver]);

  const place = useCallback(
    (fields: readonly FieldProblem[]) => {
      for (const problem of fields)
        setError(problem.path as Path<JobFormValues>, { type: problem.code, message: fieldText(problem) });
    },
    [setError],
  );

  // Unsaved fields are invalid and show why.
  useEffect(() => {
    if (state.kind === 'saved' && state.isPartial) void trigger();
    if (state.kind === 'failed') place(state.problem.fields);
  }, [state, trigger, place]);

  // The head of the page changes the status too.
  useEffect(() => {
    const known = saver.snapshot().job;
    if (job && known && job.status !== known.status) saver.adopt({ ...known, status: job.status, can: job.can });
  }, [job, saver]);

  const refuse = (fields: readonly FieldProblem[]) => {
    place(fields);
    setRefused(true);
  };
  useLeaving(saver);
  return { ...snapshot, form, saver, translation, showTranslation, refused, refuse, approval };
}

const storeOf = (userId: string, onCreated: Options['onCreated']): JobStore => ({
  create: async (change) => {
    const job = await api.jobs.create(change);
    onCreated(job);
    return job;
  },
  update: (id, version, change) => api.jobs.update({ id, version, ...change }),
  read: (id) => api.jobs.readToEdit({ id }),
  storeUnsaved: (id, parts) => storeChanges(userId, id, parts),
});

/** The browser asks before closing with unsaved changes; changes that failed offline are sent on reconnect. */
function useLeaving(saver: JobSaver): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.unsaved) event.preventDefault();
    };
    const again = () => {
      if (saver.snapshot().state.kind === 'failed' && saver.isAutomatic) void saver.save();
    };
    addEventListener('beforeunload', ask);
    addEventListener('online', again);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('online', again);
    };
  }, [saver]);
}
