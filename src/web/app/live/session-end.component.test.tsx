import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { LiveProvider } from './live.tsx';

test('what is typed stays when the session ends, until its person has signed in again in another tab', async () => {
  let isSignedIn = false;
  const typed = Promise.withResolvers<void>();
  const screen = await renderPart(
    <LiveProvider>
      <TextField label="Your city" />
    </LiveProvider>,
    {
      viewer: seeker,
      api: {
        // The live connection is refused here, and asks whether that is because of the session.
        notifications: {
          unread: async () => {
            await typed.promise;
            if (!isSignedIn) throw refused('UNAUTHENTICATED');
            return { messages: 0, notifications: 0 };
          },
        },
        accounts: { me: () => seeker },
      },
    },
  );
  await screen.getByLabelText('Your city').fill('Lisboa');
  typed.resolve();
  const dialog = screen.getByRole('alertdialog', { name: m.app_session_ended_title() });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(m.app_session_ended_typed())).toBeVisible();
  const signIn = dialog.getByRole('link', { name: m.app_sign_in() });
  await expect.element(signIn).toHaveAttribute('target', '_blank');
  await userEvent.tab();
  isSignedIn = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  new BroadcastChannel('parlance.session').postMessage('changed');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Your city')).toHaveValue('Lisboa');
});

test('a key or a press reports use of the session, once in ten minutes', async () => {
  const [now, spy] = [performance.now.bind(performance), vi.spyOn(performance, 'now')];
  onTestFinished(() => spy.mockRestore());
  let later = 0;
  spy.mockImplementation(() => now() + later);
  let said = 0;
  const screen = await renderPart(
    <LiveProvider>
      <TextField label="Your city" />
    </LiveProvider>,
    {
      viewer: seeker,
      api: {
        notifications: { unread: () => ({ messages: 0, notifications: 0 }) },
        accounts: {
          noteSessionUse() {
            said += 1;
            return { done: true };
          },
        },
      },
    },
  );
  const field = screen.getByLabelText('Your city');
  await field.click();
  expect(said).toBe(0);
  later = 600_000;
  await field.click();
  await userEvent.keyboard('Lisboa');
  await expect.poll(() => said).toBe(1);
});
