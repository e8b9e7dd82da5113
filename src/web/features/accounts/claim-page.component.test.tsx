import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import ClaimPage from './claim-page.tsx';

const { email } = seeker;

async function open(claim: NonNullable<Answers['personLinks']>['claim'], isConfirmed = true) {
  const api = { personLinks: claim && { claim } };
  const viewer = unclaimed(isConfirmed);
  const screen = await renderPage(ClaimPage, () => ({ email, isConfirmed }), { viewer, api });
  return Object.assign(screen, {
    async choose() {
      await screen.getByLabelText(m.auth_new_password()).first().fill('seven lanterns on a bridge');
      await screen.getByLabelText(m.auth_confirm_new_password()).first().fill('seven lanterns on a bridge');
      await screen.getByRole('button', { name: m.auth_create_account() }).click();
    },
  });
}

describe('keeping everything in an account', () => {
  test('needs a confirmed address first', async () => {
    const screen = await open(undefined, false);
    await expect.element(screen.getByText(m.person_claim_unconfirmed({ email }))).toBeVisible();
    await expect.element(screen.getByRole('button', { name: m.person_link_again() })).toBeVisible();
    expect(screen.getByLabelText(m.auth_new_password()).elements()).toEqual([]);
  });

  test('shows at its field why a password is refused', async () => {
    const screen = await open(() => {
      throw refused('INVALID', { fields: [{ path: 'password', code: 'common_password' }] });
    });
    await screen.choose();
    await expect.element(screen.getByText(m.field_common_password())).toBeVisible();
  });

  test('leads to signing in if the address has an account', async () => {
    const screen = await open(() => ({ outcome: 'needs_sign_in' }));
    await screen.choose();
    await expect.element(screen.getByText(m.person_claim_exists({ email }))).toBeVisible();
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: m.app_sign_in() }))
      .toHaveAttribute('href', `${paths.login()}?next=${encodeURIComponent(paths.seekerApplications())}`);
  });

  test('continues on the dashboard', async () => {
    const left = stayOnPage();
    const screen = await open(() => ({ outcome: 'claimed' }));
    await screen.choose();
    await expect.poll(() => left).toEqual([paths.seekerDashboard()]);
  });
});
