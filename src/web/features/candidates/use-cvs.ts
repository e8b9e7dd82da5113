import { useRef, useState } from 'react';

import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { uploadFile } from '#web/app/upload.ts';

/** `refused`: it could not be uploaded. */
type CvState = 'waiting' | 'reading' | 'read' | 'unread' | 'refused' | 'added';

export interface ChosenCv {
  key: string;
  name: string;
  state: CvState;
  /** Once it is uploaded. */
  fileId: string | null;
  suggestions: CvSuggestion[];
  /** Why it could not be read or uploaded. */
  problem?: string;
}

let lastKey = 0;

/** Uploads and reads CVs, one after the other. */
export function useCvs() {
  const [cvs, setCvs] = useState<ChosenCv[]>([]);
  const working = useRef<Promise<void>>(Promise.resolve());

  const change = (key: string, changed: Partial<ChosenCv>) =>
    setCvs((before) => before.map((cv) => (cv.key === key ? { ...cv, ...changed } : cv)));

  async function read(key: string, file: File): Promise<void> {
    change(key, { state: 'reading' });
    try {
      const { id: fileId } = await uploadFile('cv', file);
      change(key, { fileId });
      const { suggestions } = await api.addedCandidates.readCv({ fileId });
      change(key, { state: 'read', suggestions });
    } catch (error) {
      const problem = problemText(problemOf(error));
      setCvs((before) =>
        before.map((cv) => (cv.key === key ? { ...cv, problem, state: cv.fileId ? 'unread' : 'refused' } : cv)),
      );
    }
  }

  return {
    cvs,
    choose(files: readonly File[]) {
      const chosen = files.map((file) => ({ key: String((lastKey += 1)), file }));
      setCvs((before) => [
        ...before,
        ...chosen.map(({ key, file: { name } }): ChosenCv => ({
          key,
          name,
          state: 'waiting',
          fileId: null,
          suggestions: [],
        })),
      ]);
      for (const { key, file } of chosen) working.current = working.current.then(() => read(key, file));
    },
    markAdded: (key: string) => change(key, { state: 'added' }),
  };
}
