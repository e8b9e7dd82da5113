import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';

import type { FieldProblem } from '#contract/problems.ts';
import type { Setting } from '#contract/settings/settings.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { checkInput, useWhenIdle } from '#web/app/form.ts';
import { fieldText, problemOf, problemText } from '#web/app/problem.ts';
import { showToast } from '#web/ui/toast.tsx';

import { onEnter } from './on-enter.ts';

/** Saves a setting when its value has changed; errors are keyed by the part of the value. */
export function useSetting({ id, key, value }: Setting) {
  const { revalidate } = useRevalidator();
  const saved = useRef(value);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const action = `setting ${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: (to: Setting['value']) => api.settings.update({ id, value: to }),
    // One at a time, in order.
    scope: { id: action },
    onSuccess: (answer) => {
      saved.current = answer.value;
      showToast({ action, title: m.admin_setting_updated() });
      // The page's head may contain the setting.
      void revalidate();
    },
    onError: (error) => {
      const problem = problemOf(error);
      setErrors(
        problem.fields.length > 0
          ? byPart(problem.fields.map((field) => ({ ...field, path: field.path.replace(/^value\.?/, '') })))
          : new Map([['', problemText(problem)]]),
      );
      showToast({ action, title: m.admin_setting_failed(), variant: 'destructive' });
    },
  });
  const loadSchema = async (): Promise<z.ZodType<Setting['value']>> =>
    (await import('#contract/settings/settings.ts')).settingDefinitions[key].schema;
  useWhenIdle(loadSchema);
  /** Reads the field's value; returns it parsed, undefined if it is invalid. */
  const save = async (next: unknown): Promise<Setting['value'] | undefined> => {
    const checked = await checkInput(loadSchema, next);
    setErrors(byPart('problems' in checked ? checked.problems : []));
    if ('problems' in checked) return undefined;
    if (JSON.stringify(checked.data) !== JSON.stringify(saved.current)) mutate(checked.data);
    return checked.data;
  };
  return { save, errors, isPending, saved };
}

/** Props of a setting's text field; it saves on blur and on Enter. */
export function useTypedSetting(setting: Setting, toValue: (typed: string) => unknown = String) {
  const { save, errors } = useSetting(setting);
  const [typed, setTyped] = useState(asTyped(setting.value));
  const leave = async () => {
    const counted = await save(toValue(typed));
    // Input typed meanwhile is kept.
    if (counted !== undefined) setTyped((now) => (now === typed ? asTyped(counted) : now));
  };
  const onBlur = () => void leave();
  return {
    autoComplete: 'off',
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onBlur,
    onKeyDown: onEnter(onBlur),
    errorMessage: errors.get(''),
  };
}

/** Lists and limits have separate fields. */
const asTyped = (value: Setting['value']): string => (typeof value === 'object' ? '' : String(value));

const byPart = (problems: readonly FieldProblem[]) =>
  new Map(problems.map((problem) => [problem.path, wrongText(problem)]));

/** The error with the limit that was exceeded. */
function wrongText({ code, params }: FieldProblem): string {
  if (code === 'too_small' && params?.min !== undefined) return m.admin_setting_least({ min: params.min });
  if (code === 'too_big' && params?.max !== undefined) return m.admin_setting_most({ max: params.max });
  return fieldText({ code, params });
}
