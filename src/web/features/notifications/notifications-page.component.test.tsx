import { expect, test } from 'vitest';

import type { Notification } from '#contract/notifications.ts';
import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { idOf, seeker } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import NotificationsPage from './notifications-page.tsx';

const noticeOf = (number: number): Notification => ({
  id: idOf(number),
  type: 'status_change',
  createdAt: '2026-03-10T09:00:00Z',
  readAt: null,
  data: {
    kind: 'application_changed',
    application_id: idOf(1),
    job_id: idOf(2),
    job_title: 'Sales',
    company_name: 'Acme',
    status: 'viewed',
  },
});

test('the focus goes to the first of what is loaded last, and how many came is said', async () => {
  const notices = Array.from({ length: 5 }, (_, at) => noticeOf(10 + at));
  const first = { notifications: notices.slice(0, 3), nextCursor: 'abc', unread: 0 };
  const screen = await renderPage(NotificationsPage, () => ({ cursor: undefined, first, readAt: Date.now() }), {
    viewer: seeker,
    api: { notifications: { list: () => ({ notifications: notices.slice(3), nextCursor: null, unread: 0 }) } },
  });
  await pressEnter(screen.getByRole('link', { name: m.ui_load_more() }));
  const rows = screen.getByRole('main').getByRole('listitem');
  await expect.element(rows).toHaveLength(5);
  await hasFocus(rows.nth(3).getByRole('link'));
  await expect.element(screen.getByRole('status').filter({ hasText: '2 more' })).toBeInTheDocument();
});
