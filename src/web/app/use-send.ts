import { useState } from 'react';

import { fieldText, problemOf, problemText } from './problem.ts';

/** The state of a small form: what was refused, by path and as a whole. */
export function useSend() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  return {
    problems,
    problem,
    isSending,
    /** Before anything is sent. */
    refuse: (path: string, text: string) => setProblems(new Map([[path, text]])),
    /** Stays sending once it succeeded, since the form goes then; `isKept`: it does not. */
    async send(work: () => Promise<void>, { isKept = false } = {}): Promise<void> {
      setSending(true);
      setProblem(undefined);
      setProblems(new Map());
      try {
        await work();
        if (isKept) setSending(false);
      } catch (failure) {
        const refused = problemOf(failure);
        setProblem(problemText(refused));
        setProblems(new Map(refused.fields.map((field) => [field.path, fieldText(field)])));
        setSending(false);
      }
    },
  };
}
