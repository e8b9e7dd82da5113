import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ATTACHMENTS_MAX } from '#contract/limits.ts';
import type { Attachment } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf } from '#web/app/problem.ts';
import { newRandomId } from '#web/app/random-id.ts';
import { uploadFile } from '#web/app/upload.ts';
import { showToast } from '#web/ui/toast.tsx';

import { refusalOf, uploadProblemText } from './attachment-check.ts';

export interface Draft {
  key: string;
  file: File;
  state:
    | { kind: 'uploading'; sent: number }
    | { kind: 'ready'; attachment: Attachment }
    | { kind: 'failed'; problem: string };
}

/** The files of a draft, uploaded in parallel. */
export function useAttachments() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const cancelAll = useEffectEvent(() => {
    for (const upload of uploads.current.values()) upload.abort();
  });
  useEffect(() => () => cancelAll(), []);

  const setState = (key: string, state: Draft['state']) =>
    setDrafts((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const upload = async ({ key, file }: Pick<Draft, 'key' | 'file'>): Promise<void> => {
    const abort = new AbortController();
    uploads.current.set(key, abort);
    try {
      const { id, name, size, type } = await uploadFile('attachment', file, {
        signal: abort.signal,
        onProgress: (sent) => setState(key, { kind: 'uploading', sent }),
      });
      setState(key, { kind: 'ready', attachment: { id, name, size, type } });
      showToast({ action: key, title: m.messages_uploaded(), description: name });
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = uploadProblemText(problemOf(error));
      setState(key, { kind: 'failed', problem });
      showToast({ action: key, variant: 'destructive', title: m.messages_upload_failed(), description: problem });
    } finally {
      uploads.current.delete(key);
    }
  };
  return {
    drafts,
    refusals,
    isUploading: drafts.some(({ state }) => state.kind === 'uploading'),
    ready: drafts.flatMap(({ state }) => (state.kind === 'ready' ? state.attachment : [])),
    add(files: readonly File[]): void {
      const fitting = files.filter((file) => !refusalOf(file));
      const taken = fitting
        .slice(0, ATTACHMENTS_MAX - drafts.length)
        .map((file): Draft => ({ key: newRandomId(), file, state: { kind: 'uploading', sent: 0 } }));
      const reasons = new Set(files.flatMap((file) => refusalOf(file) ?? []));
      if (taken.length < fitting.length) reasons.add(m.messages_files_many({ max: ATTACHMENTS_MAX }));
      setRefusals([...reasons]);
      setDrafts((all) => [...all, ...taken]);
      for (const draft of taken) void upload(draft);
    },
    retry(draft: Draft): void {
      setState(draft.key, { kind: 'uploading', sent: 0 });
      void upload(draft);
    },
    remove(key: string): void {
      uploads.current.get(key)?.abort();
      setRefusals([]);
      setDrafts((all) => all.filter((one) => one.key !== key));
    },
    clear(): void {
      setRefusals([]);
      setDrafts([]);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
