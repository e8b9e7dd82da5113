import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { refused } from '#test/support/component/api.ts';
import { seeker } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { LiveProvider } from './live.tsx';

/** The live connection is refused here, and asks this each time: the first time the session is over. */
function refuseOnce(answered: Promise<void>) {
  let calls = 0;
  return async () => {
    calls += 1;
    const isFirst = calls === 1;
    await answered;
    if (isFirst) throw refused('UNAUTHENTICATED');
    return { messages: 0, notifications: 0 };
  };
}

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
        notifications: { unread: refuseOnce(typed.promise) },
        accounts: {
          me() {
            if (!isSignedIn) throw refused('UNAUTHENTICATED');
            return seeker;
          },
        },
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

test('a refusal that arrives after the user has signed in again does not say that the session ended', async () => {
  const typed = Promise.withResolvers<void>();
  let asked = 0;
  const screen = await renderPart(
    <LiveProvider>
      <TextField label="Your city" />
    </LiveProvider>,
    {
      viewer: seeker,
      api: {
        notifications: { unread: refuseOnce(typed.promise) },
        accounts: {
          me() {
            asked += 1;
            return seeker;
          },
        },
      },
    },
  );
  await screen.getByLabelText('Your city').fill('Lisboa');
  typed.resolve();
  await expect.poll(() => asked).toBe(1);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
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
