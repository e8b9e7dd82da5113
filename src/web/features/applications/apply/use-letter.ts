import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

import { COVER_LETTER_MAX } from '#contract/applications.ts';
import { textSchema } from '#contract/text.ts';
import { m } from '#generated/paraglide/messages.js';
import { contractResolver, showProblem } from '#web/app/form.ts';
import { findDraft, storeDraft } from '#web/app/stored-draft.ts';
import { problemOf } from '#web/app/problem.ts';

const resolver = contractResolver(z.strictObject({ coverLetter: textSchema(COVER_LETTER_MAX) }));

/**
 * Stored in this browser until sent, by person, since several may share a browser. `problem` is the refusal of `send`
 * in words.
 */
export function useLetter({
  userId,
  jobId,
  send,
}: {
  userId: string;
  jobId: string;
  send: (coverLetter: string) => Promise<unknown>;
}) {
  const key = `parlance.application.${userId}.${jobId}`;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { coverLetter: findDraft(key) ?? '' },
  });
  const [problem, setProblem] = useState<string>();
  const submit = handleSubmit(async ({ coverLetter }) => {
    setProblem(undefined);
    try {
      await send(coverLetter);
      storeDraft(key, '');
    } catch (error) {
      // A job paused or closed meanwhile is not found by people who did not apply.
      setProblem(
        problemOf(error).code === 'NOT_FOUND' ? m.problem_job_closed() : showProblem(error, setError, ['coverLetter']),
      );
    }
  });
  return {
    field: register('coverLetter'),
    errorMessage: formState.errors.coverLetter?.message,
    keep: (typed: string) => storeDraft(key, typed),
    isSending: formState.isSubmitting,
    problem,
    submit,
  };
}
