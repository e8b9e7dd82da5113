import { expect, test } from 'vitest';

import type { Decision } from '#contract/admin/decisions.ts';
import { withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import MailedDecisionPage from './mailed-decision-page.tsx';

const TOKEN = 'x'.repeat(43);

const decision: Decision = {
  id: idOf(1),
  subject: 'person',
  as: 'banned',
  about: 'Lucía Moreno',
  reason: 'You sent the same letter to everybody.',
  ground: 'terms',
  rule: '',
  foundBy: 'report',
  decidedAt: '2026-11-01T09:00:00.000Z',
  appealUntil: '2027-05-01T09:00:00.000Z',
  appeal: null,
  can: { appeal: true },
};

test('shows the reason to a banned user through the emailed link, removes its token from the address, and accepts an appeal', async () => {
  const screen = await renderPart(<MailedDecisionPage />, {
    path: withToken('/', TOKEN),
    api: {
      decisions: {
        readMailed({ token }) {
          if (token !== TOKEN) throw refused('NOT_FOUND');
          return decision;
        },
        appealMailed: ({ text }) => ({
          ...decision,
          appeal: { text, at: '2026-11-02T09:00:00.000Z', decided: null },
          can: { appeal: false },
        }),
      },
    },
  });
  await expect.element(screen.getByText(decision.reason)).toBeVisible();
  expect(location.href).not.toContain(TOKEN);
  await screen.getByLabelText(m.decisions_appeal_text()).fill('I wrote each of them.');
  await screen.getByRole('button', { name: m.decisions_appeal_submit() }).click();
  await expect.element(screen.getByRole('blockquote').filter({ hasText: 'I wrote each of them.' })).toBeVisible();
});
