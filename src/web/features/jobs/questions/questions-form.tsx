import type { EditableQuestion } from '#contract/jobs/questions.ts';
import { QUESTIONS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { withIdsOf, withKeysOf } from '#web/app/row-list.ts';
import { useListForm } from '#web/app/use-list-form.ts';

import { QuestionCard } from './question-card.tsx';
import { draftOf, emptyQuestion, inputOf } from './question-draft.ts';

interface QuestionsFormProps {
  jobId: string;
  /** The languages of the job; the primary one first. */
  locales: readonly Locale[];
  first: readonly EditableQuestion[];
}

export function QuestionsForm({ jobId, locales, first }: QuestionsFormProps) {
  const language = locales[0] ?? 'en';
  const draftsOf = (saved: readonly EditableQuestion[]) => saved.map((question) => draftOf(question, language));
  const form = useListForm({
    first: () => draftsOf(first),
    save: async (questions) => draftsOf(await api.questions.save({ id: jobId, questions: questions.map(inputOf) })),
    inner: {
      withKeys: (saved, sent) => ({ ...saved, options: withKeysOf(saved.options, sent.options) }),
      withIds: (question, saved) => ({ ...question, options: withIdsOf(question.options, saved.options) }),
    },
    savedText: m.questions_saved,
    unsavedText: m.questions_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="questions"
      max={QUESTIONS_MAX}
      words={{
        empty: m.questions_none(),
        emptyText: m.questions_none_text(),
        add: m.questions_add(),
        save: m.questions_save(),
      }}
      create={() => emptyQuestion(language)}
    >
      {(question, row, at) => (
        <QuestionCard
          key={question.key}
          {...row}
          {...{ question, locales }}
          onChange={(change) => form.set(form.rows.with(at, { ...question, ...change }))}
        />
      )}
    </ListForm>
  );
}
