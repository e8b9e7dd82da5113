import { expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { noticeOf } from '#test/support/component/notices.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import NotificationsPage from './notifications-page.tsx';

test('moves the focus to the first of the notifications loaded last, and announces their number', async () => {
  const notices = Array.from({ length: 5 }, (_, at) => noticeOf(at + 1));
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

test('marks one notification as read without following it, then all; shows new ones (T172)', async () => {
  let notices = [noticeOf(3), noticeOf(2), noticeOf(1)];
  const list = () => ({
    notifications: notices,
    nextCursor: null,
    unread: notices.filter(({ readAt }) => readAt === null).length,
  });
  const screen = await renderPage(NotificationsPage, () => ({ cursor: undefined, first: list(), readAt: Date.now() }), {
    viewer: seeker,
    api: {
      notifications: {
        list,
        read: (which) => {
          notices = notices.map((one) =>
            'all' in which || which.ids.includes(one.id) ? { ...one, readAt: one.createdAt } : one,
          );
          return { unread: list().unread };
        },
      },
    },
  });
  const rows = screen.getByRole('main').getByRole('listitem');
  const second = rows.filter({ hasText: 'Job 2' });
  await second.getByRole('button').click();
  await expect.element(second.getByRole('button')).not.toBeInTheDocument();
  await hasFocus(second.getByRole('link'));
  notices = [noticeOf(4), ...notices];
  screen.live.send({ type: 'unread', messages: 0, notifications: 3 });
  await expect.element(rows.filter({ hasText: 'Job 4' })).toBeVisible();
  await screen.getByRole('button', { name: m.notifications_mark_all() }).click();
  await expect.element(rows.getByRole('button')).not.toBeInTheDocument();
});

test('reports that there are no notifications', async () => {
  const first = { notifications: [], nextCursor: null, unread: 0 };
  const read = () => ({ cursor: undefined, first, readAt: Date.now() });
  const screen = await renderPage(NotificationsPage, read, { viewer: seeker });
  await expect.element(screen.getByRole('heading', { name: m.notifications_none() })).toBeVisible();
});
