import { expect, test } from 'vitest';

import type { EditableQuestion } from '#contract/jobs/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { QuestionsForm } from './questions-form.tsx';

/** A job in German and Spanish, whose questions are saved with `findings`, if they have a German text. */
async function openForm(findings: () => EditableQuestion['findings']) {
  const screen = await renderPart(<QuestionsForm jobId={idOf(1)} locales={['de', 'es']} first={[]} />, {
    viewer: employer,
    api: {
      questions: {
        save: ({ questions }) => {
          if (questions.some(({ texts }) => !texts.de))
            throw refused('INVALID', { fields: [{ path: 'questions.0.texts.de', code: 'required' }] });
          return questions.map((question) => ({ question: { ...question, id: idOf(2) }, findings: findings() }));
        },
      },
    },
  });
  await screen.getByRole('button', { name: m.questions_add() }).click();
  const question = screen.getByRole('group', { name: m.questions_number({ number: 1 }) });
  return { screen, question, save: screen.getByRole('button', { name: m.questions_save() }) };
}

test('refuses a question without a text in the language of the job, and keeps the input', async () => {
  const { question, save } = await openForm(() => []);
  await question.getByText(m.questions_translations()).click();
  const spanish = question.getByLabelText(m.questions_text_in({ language: 'Spanish' }));
  await spanish.fill('¿Puedes empezar ya?');
  await save.click();
  const german = question.getByRole('textbox').first();
  await expect.element(german).toHaveAttribute('aria-invalid', 'true');
  await expect.element(german).toHaveFocus();
  await expect.element(spanish).toHaveValue('¿Puedes empezar ya?');
});

test('reports a forbidden topic of a question until it is removed', async () => {
  let findings: EditableQuestion['findings'] = [{ rule: 'pay_history', locale: 'de', quote: 'verdienen' }];
  const { screen, question, save } = await openForm(() => findings);
  const text = question.getByRole('textbox').first();
  await text.fill('Was verdienen Sie zurzeit?');
  await save.click();
  const finding = question.getByText(m.questions_finding_pay_history());
  await expect.element(finding).toBeVisible();
  findings = [];
  await text.fill('Können Sie sofort anfangen?');
  await save.click();
  await expect.element(finding).not.toBeInTheDocument();
  await expect.element(screen.getByText(m.questions_saved()).first()).toBeVisible();
});
