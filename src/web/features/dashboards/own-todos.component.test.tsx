import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { dayText } from '#web/features/jobs/job-words.ts';

import { OwnTodos } from './own-todos.tsx';

test('links to-dos to their application, and counts overdue ones by the reader’s local day', async () => {
  const todo = { id: idOf(1), applicationId: idOf(2), text: 'Call her', name: 'Lucía Moreno', jobTitle: 'Sales' };
  // Half past midnight on the next day in Berlin.
  const readAt = Date.parse('2026-03-10T23:30:00Z');
  const screen = await renderPart(<OwnTodos todos={[{ ...todo, dueOn: '2026-03-10' }]} readAt={readAt} />);
  await expect
    .element(screen.getByRole('link', { name: 'Call her' }))
    .toHaveAttribute('href', expect.stringContaining(idOf(2)));
  await expect.element(screen.getByText(m.todos_overdue({ date: dayText('2026-03-10') }))).toBeVisible();
});
