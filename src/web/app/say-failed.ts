import { showToast } from '#web/ui/toast.tsx';

import { problemOf, problemText } from './problem.ts';

/** Where what was pressed has no place of its own for a problem. */
export const sayFailed = (error: unknown): void =>
  showToast({ variant: 'destructive', title: problemText(problemOf(error)) });
