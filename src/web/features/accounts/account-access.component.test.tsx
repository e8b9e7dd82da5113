import { expect, test } from 'vitest';

import type { AccountAccess as Access } from '#contract/accounts/account-access.ts';
import { m } from '#generated/paraglide/messages.js';
import { focus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { AccountAccess } from './account-access.tsx';

const at = '2026-03-10T09:00:00Z';

const ACCESS: Access[] = [
  { kind: 'passkey', id: idOf(1), name: 'Phone', createdAt: at, lastUsedAt: at },
  { kind: 'calendar', id: idOf(2), name: '', createdAt: at, lastUsedAt: null },
  { kind: 'key', id: idOf(3), name: 'ATS', createdAt: at, lastUsedAt: null },
];

test('lists all access, and ends it by keyboard after a confirmation', async () => {
  let access = ACCESS;
  let told = 0;
  const onEnded = () => Promise.resolve((told += 1));
  const screen = await renderPart(
    <AccountAccess initial={ACCESS} readAt={Date.parse('2026-03-11T09:00:00Z')} onEnded={onEnded} />,
    {
      viewer: employer,
      api: {
        accountAccess: {
          list: () => access,
          endAll: () => {
            access = [];
            return { done: true };
          },
        },
      },
    },
  );
  const items = screen.getByRole('listitem');
  await expect.element(items.filter({ hasText: `${m.access_kind_passkey()} Phone` })).toBeVisible();
  await expect.element(items.filter({ hasText: m.calendar_address() })).toBeVisible();
  await expect.element(items.filter({ hasText: `${m.access_kind_key()} ATS` })).toBeVisible();
  const end = screen.getByRole('button', { name: m.access_end_all() });
  await focus(end);
  await pressEnter(end);
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(m.access_end_all_text())).toBeVisible();
  await pressEnter(dialog.getByRole('button', { name: m.access_end_all() }));
  await expect.element(screen.getByRole('status').filter({ hasText: m.access_ended() })).toBeVisible();
  await expect.element(screen.getByText(m.access_none())).toBeVisible();
  expect(told).toBe(1);
});
