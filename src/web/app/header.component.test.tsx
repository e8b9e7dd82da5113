import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { lostConnection } from '#test/support/component/api.ts';
import { seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPart } from '#test/support/component/render-part.tsx';

import { Header } from './header.tsx';

async function narrow(): Promise<void> {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 900));
}

test('a sign-out that fails says so, and leaves one signed in (T266)', async () => {
  const logout = () => {
    throw lostConnection();
  };
  const screen = await renderPart(<Header />, { viewer: seeker, api: { accounts: { logout } } });
  const menu = screen.getByRole('button', { name: 'Your account: Lucía Moreno' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const failed = screen.getByRole('alertdialog').filter({ hasText: 'Sign Out Failed' });
  await expect.element(failed.getByText('There is no connection.')).toBeVisible();
  await expect.element(menu).toBeVisible();
});

test('on a wide screen there are the bell and the own menu, on a phone a menu that opens and closes (T58)', async () => {
  const screen = await renderPart(<Header />, { viewer: seeker });
  const menu = screen.container.querySelector<HTMLElement>('summary[aria-label="Menu"]')!;
  const link = screen.getByRole('link', { name: 'Browse Jobs' });
  await expect.element(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect.element(menu).not.toBeVisible();
  await screen.getByRole('button', { name: 'Your account: Lucía Moreno' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await narrow();
  await expect.element(menu).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
  await userEvent.click(menu);
  await expect.element(link).toBeVisible();
  await userEvent.click(menu);
  await expect.element(link).not.toBeInTheDocument();
});

test('on a phone the menu leads to the notifications (T60)', async () => {
  await narrow();
  const screen = await renderPart(<Header />, { viewer: seeker });
  screen.live.send({ type: 'unread', messages: 0, notifications: 2 });
  await userEvent.click(screen.container.querySelector<HTMLElement>('summary[aria-label="Menu"]')!);
  await expect
    .element(screen.getByRole('link', { name: /^Notifications\s+2/ }))
    .toHaveAttribute('href', paths.notifications());
});

test.for([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
] as const)(
  '%s unread messages are “%s” beside the word, apart from it for screen readers (T57)',
  async ([count, badge]) => {
    const screen = await renderPart(<Header />, { viewer: seeker });
    screen.live.send({ type: 'unread', messages: count, notifications: 0 });
    const texts = (navigation: string) => {
      const links = screen.container.querySelectorAll(
        `nav[aria-label="${navigation}"] a[href="/messaging"] .unread-badge span`,
      );
      return Array.from(links, ({ textContent }) => textContent);
    };
    // Orca joins the texts of a link as they are, and would read “Messages1 unread”.
    const shown = count === 0 ? [] : [badge, `\u00A0${m.app_unread_count({ count })}\u00A0`];
    await expect.poll(() => [texts('Main'), texts('Menu')]).toEqual([shown, shown]);
  },
);

test('offers a person without an account what is theirs, and to keep it in one', async () => {
  const screen = await renderPart(<Header />, { viewer: unclaimed(true) });
  await screen.getByRole('button', { name: 'Your account: Lucía Moreno' }).click();
  const offered = page.getByRole('menuitem').elements();
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    m.app_profile(),
    m.person_claim(),
    m.app_settings(),
    m.app_sign_out(),
  ]);
});
