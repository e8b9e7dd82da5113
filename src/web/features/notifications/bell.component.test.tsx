import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Notification } from '#contract/notifications/notifications.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { hasFocus } from '#test/support/component/keyboard.ts';
import { noticeOf } from '#test/support/component/notices.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Bell } from './bell.tsx';

const panel = page.getByRole('dialog', { name: m.notifications_title(), exact: true });

/** With this many unread notifications, the newest last. */
async function open(count: number) {
  let notices = Array.from({ length: count }, (_, at) => noticeOf(at + 1));
  const unread = () => notices.filter(({ readAt }) => readAt === null).length;
  let isReachable = true;
  const read = (isMeant: (notice: Notification) => boolean) => {
    notices = notices.map((one) => (isMeant(one) ? { ...one, readAt: one.createdAt } : one));
    tell();
    return { unread: unread() };
  };
  const screen = await renderPart(<Bell />, {
    viewer: seeker,
    api: {
      notifications: {
        list: ({ limit = 50 }) => {
          if (!isReachable) throw lostConnection();
          const nextCursor = notices.length > limit ? 'more' : null;
          return { notifications: notices.toReversed().slice(0, limit), nextCursor, unread: unread() };
        },
        read: (which) => read(({ id }) => 'all' in which || which.ids.includes(id)),
      },
    },
  });
  /** As sent by the live connection. */
  function tell() {
    screen.live.send({ type: 'unread', messages: 0, notifications: Math.min(unread(), 100) });
  }
  tell();
  return Object.assign(screen, {
    bell: (number: string) =>
      screen.getByRole('button', { name: m.notifications_bell_unread({ count: number }), exact: true }),
    read: () => notices.filter(({ readAt }) => readAt !== null).map((one) => ({ ...one, readAt: null })),
    setReachable(reachable: boolean) {
      isReachable = reachable;
    },
    add() {
      notices = [...notices, noticeOf(notices.length + 1)];
      tell();
    },
  });
}

const shown = () =>
  panel
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /Job \d+/.exec(textContent)?.[0]);

test('counts unread notifications and shows the ten newest; following one marks it as read (T59)', async () => {
  const newest = (last: number) => Array.from({ length: 10 }, (_, at) => `Job ${last - at}`);
  const screen = await open(10);
  const all = panel.getByRole('link', { name: m.notifications_view_all() });
  await screen.bell('10').click();
  await expect.poll(shown).toEqual(newest(10));
  expect(all.elements()).toEqual([]);
  screen.add();
  await expect.poll(shown).toEqual(newest(11));
  await expect.element(all).toHaveAttribute('href', paths.notifications());
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await hasFocus(screen.bell('11'));
  await screen.bell('11').click();
  await panel.getByRole('listitem').filter({ hasText: 'Job 10' }).getByRole('link').click();
  await expect.element(panel).not.toBeInTheDocument();
  // Its link leads to another page.
  await expect.poll(screen.read).toEqual([noticeOf(10)]);
});

test('offers a retry if notifications could not be loaded (T275)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const screen = await open(1);
  screen.setReachable(false);
  await screen.bell('1').click();
  await expect.element(panel.getByText(m.notifications_load_failed())).toBeVisible();
  screen.setReachable(true);
  await panel.getByRole('button', { name: m.app_try_again() }).click();
  await expect.poll(shown).toEqual(['Job 1']);
});

test('shows “99+” for many, and none once all are marked as read (T285)', async () => {
  const screen = await open(101);
  await screen.bell('99+').click();
  await panel.getByRole('button', { name: m.notifications_mark_all() }).click();
  await expect.element(screen.getByRole('button', { name: m.notifications_title(), exact: true })).toBeVisible();
  await expect.element(panel.getByRole('button', { name: m.notifications_mark_all() })).not.toBeInTheDocument();
});

test('reports that there are no notifications', async () => {
  const screen = await open(0);
  await screen.getByRole('button', { name: m.notifications_title() }).click();
  await expect.element(panel.getByText(m.notifications_none())).toBeVisible();
});

test('reports and logs notifications that could not be read (T276)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const screen = await renderPart(<Bell />, {
    viewer: seeker,
    api: {
      notifications: {
        list: () => {
          throw lostConnection();
        },
      },
    },
  });
  await screen.getByRole('button', { name: m.notifications_title() }).click();
  await expect.element(page.getByText(m.notifications_load_failed())).toBeVisible();
  expect(logged.mock.calls).toEqual([['Could not read', ['notifications', 'list'], expect.any(Error)]]);
});
