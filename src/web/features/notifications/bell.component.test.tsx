import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Bell } from './bell.tsx';

test('notifications that could not be read are told and logged (T276)', async () => {
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
