import { useState } from 'react';

/** Whether a form is uploading a file, by any key for the files. */
export function useUploads() {
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const setUploading = (name: string, isRunning: boolean) =>
    setRunning((known) => {
      if (known.has(name) === isRunning) return known;
      return new Set(isRunning ? [...known, name] : [...known].filter((other) => other !== name));
    });
  return { isUploading: running.size > 0, setUploading };
}
