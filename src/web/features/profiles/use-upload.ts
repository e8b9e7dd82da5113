import { useEffect, useRef, useState } from 'react';

import type { FileKind } from '#contract/files/file-rules.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { uploadFile } from '#web/app/upload.ts';

/** Uploads one file at a time, then calls `onStored`. `problem` is the error text of either. */
export function useUpload(kind: FileKind, onStored: (file: StoredFile) => Promise<unknown>) {
  const [upload, setUpload] = useState<{ name: string; sent: number; total: number }>();
  const [problem, setProblem] = useState<string>();
  const canceller = useRef<AbortController>(null);

  useEffect(() => () => canceller.current?.abort(), []);

  async function start(file: File) {
    const { signal } = (canceller.current = new AbortController());
    const onProgress = (sent: number, total: number) => setUpload({ name: file.name, sent, total });
    setProblem(undefined);
    onProgress(0, file.size);
    try {
      await onStored(await uploadFile(kind, file, { onProgress, signal }));
    } catch (error) {
      if (!signal.aborted) setProblem(problemText(problemOf(error)));
    }
    setUpload(undefined);
  }

  return { upload, problem, onSelect: (file: File) => void start(file), onCancel: () => canceller.current?.abort() };
}
