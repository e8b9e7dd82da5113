import { expect, test } from 'vitest';

import type { NotificationPreference } from '#contract/notifications/notifications.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Preferences } from './preferences.tsx';

test('saves the channels of each kind of notification, in the app and by email, at once', async () => {
  let isReachable = true;
  const saved: NotificationPreference[] = [];
  const setPreference = (preference: NotificationPreference) => {
    if (!isReachable) throw lostConnection();
    saved.push(preference);
    return [preference];
  };
  const initial: NotificationPreference[] = [{ type: 'message', inApp: true, byMail: true }];
  const screen = await renderPart(<Preferences initial={initial} />, {
    viewer: seeker,
    api: { notifications: { setPreference } },
  });
  const kind = m.notifications_kind_message();
  const inApp = screen.getByRole('switch', { name: m.notifications_in_app_of({ kind }) });
  await inApp.click();
  await screen.getByRole('switch', { name: m.notifications_by_mail_of({ kind }) }).click();
  await expect.element(screen.getByText(m.notifications_saved(), { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: kind }).getByText(m.notifications_off())).toBeVisible();
  await expect
    .poll(() => saved)
    .toEqual([
      { type: 'message', inApp: false, byMail: true },
      { type: 'message', inApp: false, byMail: false },
    ]);
  isReachable = false;
  await inApp.click();
  await expect.element(screen.getByText(m.problem_offline())).toBeVisible();
  await expect.element(inApp).not.toBeChecked();
});
