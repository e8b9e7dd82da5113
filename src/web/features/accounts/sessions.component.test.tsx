import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { idOf, seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Sessions } from './sessions.tsx';

const READ_AT = Date.parse('2026-11-28T12:00:00Z');

/** The first one is the least recently used. */
const sessions = Array.from({ length: 5 }, (_, at) => ({
  id: idOf(at),
  userAgent: '',
  network: null,
  isCurrent: at === 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: `2026-11-2${at}T12:00:00.000Z`,
}));

test('the current session and the last two are shown, and the others on request', async () => {
  const screen = await renderPart(<Sessions initial={sessions} readAt={READ_AT} />, {
    viewer: seeker,
    api: { accounts: { sessions: () => sessions } },
  });
  const items = screen.getByRole('listitem');
  await expect.element(items).toHaveLength(3);
  await expect.element(items.first().getByText(m.auth_this_device())).toBeVisible();
  await screen.getByRole('button', { name: m.auth_sessions_all({ count: '5' }) }).click();
  await expect.element(items).toHaveLength(5);
});
