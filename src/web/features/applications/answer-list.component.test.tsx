import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { renderPart } from '#test/support/component/render-part.tsx';

import { AnswerList } from './answer-list.tsx';

const answer = { language: null, isWanted: null, isHidden: true, value: null };

test('shows in a blind review that a day or a file was given, but not which', async () => {
  const screen = await renderPart(
    <AnswerList
      applicationId="019aa000-0000-7000-8000-000000000001"
      answers={[
        { ...answer, questionId: '019aa000-0000-7000-8000-000000000002', kind: 'date', text: 'When?' },
        { ...answer, questionId: '019aa000-0000-7000-8000-000000000003', kind: 'file', text: 'A sample?' },
        { ...answer, questionId: '019aa000-0000-7000-8000-000000000004', kind: 'text', text: 'Why?', isHidden: false },
      ]}
    />,
  );
  const said = [m.questions_day_hidden(), m.questions_file_hidden(), m.questions_not_answered()];
  for (const words of said) await expect.element(screen.getByText(words)).toBeVisible();
});
