import { type SubmitEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

import type { AddWordInput, ConceptName } from '#contract/admin/search-words.ts';
import { SEARCH_WORD_MAX } from '#contract/limits.ts';
import { isLocale, locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver, showProblem, useWhenIdle } from '#web/app/form.ts';
import { problemOf } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { kindName } from './concept-words.ts';

interface AddWordFormProps {
  names: readonly ConceptName[];
  onAdded: () => Promise<void>;
}

/** Concept and language are kept for the next word. */
export function AddWordForm({ names, onAdded }: AddWordFormProps) {
  const { errors, control, register, submit, isSubmitting, problem } = useAddWord({ names, onAdded });
  return (
    <form method="dialog" noValidate onSubmit={submit} className="mt-4 flex flex-col items-start gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <div className="grid w-full items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
        <Controller
          control={control}
          name="concept"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ComboBox
              {...{ value, onChange, onBlur, ref }}
              label={m.admin_words_concept()}
              isRequired
              options={names.map(({ key, kind, label }) => ({ value: key, label, description: kindName(kind) }))}
              errorMessage={errors.concept?.message}
            />
          )}
        />
        <NativeSelect
          label={m.ui_language()}
          isRequired
          options={locales.map((locale) => ({ value: locale, label: listedLanguageName(locale) }))}
          errorMessage={errors.locale?.message}
          {...register('locale')}
        />
        <TextField
          label={m.admin_words_word()}
          hint={m.admin_words_word_hint()}
          isRequired
          maxLength={SEARCH_WORD_MAX}
          autoComplete="off"
          errorMessage={errors.word?.message}
          {...register('word')}
        />
      </div>
      <Button type="submit" isPending={isSubmitting}>
        {m.admin_words_add()}
      </Button>
    </form>
  );
}

const loadSchema = async () => (await import('#contract/admin/search-words.ts')).addWordInput;

function useAddWord({ names, onAdded }: AddWordFormProps) {
  const [problem, setProblem] = useState<string>();
  const locale = getLocale();
  const form = useForm({
    resolver: contractResolver(loadSchema),
    defaultValues: { concept: '', locale: isLocale(locale) ? locale : 'en', word: '' },
  });
  useWhenIdle(loadSchema);
  const add = async (input: AddWordInput, typed: string) => {
    setProblem(undefined);
    try {
      await api.admin.searchWords.add(input);
    } catch (error) {
      const taken = takenText(error, names);
      if (taken) form.setError('word', { message: taken }, { shouldFocus: true });
      else setProblem(showProblem(error, form.setError, ['concept', 'locale', 'word']));
      return;
    }
    showToast({ title: m.admin_words_added({ word: input.word }) });
    // Keeps input that was typed for the next word meanwhile.
    if (form.getValues('word') === typed) {
      form.resetField('word');
      form.setFocus('word');
    }
    await onAdded();
  };
  const { errors, isSubmitting } = form.formState;
  return {
    errors,
    isSubmitting,
    control: form.control,
    register: form.register,
    submit(event: SubmitEvent) {
      const typed = form.getValues('word');
      void form.handleSubmit((input) => add(input, typed))(event);
    },
    problem,
  };
}

/** Names the concept that already has the word. */
function takenText(error: unknown, names: readonly ConceptName[]): string | undefined {
  const { concept } = problemOf(error);
  const name = names.find(({ key }) => key === concept);
  return name && m.admin_words_taken({ concept: name.label });
}
