import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { fieldProblems, type FieldProblem } from '#contract/problems.ts';
import { type Setting, settingDefinitions } from '#contract/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Saves a setting when its value has changed; errors are by the part of the value. */
export function useSetting({ id, key, value }: Setting) {
  const { revalidate } = useRevalidator();
  const saved = useRef(value);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Setting['value']) => api.settings.update({ id, value: to }),
    // One at a time, in order.
    scope: { id: `setting ${id}` },
    onSuccess: (answer) => {
      saved.current = answer.value;
      showToast({ title: m.admin_setting_updated() });
      // The page's head may show the setting.
      void revalidate();
    },
    onError: (error) => {
      const problem = problemOf(error);
      setErrors(
        problem.fields.length > 0
          ? byPart(problem.fields.map((field) => ({ ...field, path: field.path.replace(/^value\.?/, '') })))
          : new Map([['', problemText(problem)]]),
      );
      showToast({ title: m.admin_setting_failed(), variant: 'destructive' });
    },
  });
  /** Takes the field's value; returns it as parsed, undefined if it is invalid. */
  const save = (next: unknown): Setting['value'] | undefined => {
    const parsed = settingDefinitions[key].schema.safeParse(next);
    setErrors(parsed.success ? new Map() : byPart(fieldProblems(parsed.error.issues)));
    if (!parsed.success) return undefined;
    if (JSON.stringify(parsed.data) !== JSON.stringify(saved.current)) mutate(parsed.data);
    return parsed.data;
  };
  return { save, errors, isPending, saved };
}

const byPart = (problems: readonly FieldProblem[]) =>
  new Map(problems.map((problem) => [problem.path, wrongText(problem)]));

/** The error with the bound that was exceeded. */
function wrongText({ code, params }: FieldProblem): string {
  if (code === 'too_small' && params?.min !== undefined) return m.admin_setting_least({ min: params.min });
  if (code === 'too_big' && params?.max !== undefined) return m.admin_setting_most({ max: params.max });
  return fieldText({ code, params });
}
