import { describe, expect, test } from 'vitest';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { refused, type Answers } from '#test/support/component/api.ts';
import { stayOnPage } from '#test/support/component/leaving.ts';
import { idOf, seeker, unclaimed } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import { applyHref } from './apply-href.ts';
import BeginPage from './begin-page.tsx';

const next = applyHref(idOf(7));
const job = { title: 'Account Executive', company: 'Acme' };

const open = (personLinks: Answers['personLinks'], known?: { firstName: string; lastName: string; email: string }) =>
  renderPage(BeginPage, () => ({ job, next, known }), {
    viewer: known ? unclaimed(false) : null,
    api: { personLinks },
  });
type Screen = Awaited<ReturnType<typeof open>>;

async function fill(screen: Screen): Promise<void> {
  await screen.getByLabelText(m.auth_first_name()).fill('Nuala');
  await screen.getByLabelText(m.auth_last_name()).fill('Byrne');
  await screen.getByLabelText(m.auth_email()).fill('nuala@example.com');
}
const proceed = (screen: Screen) => screen.getByRole('button', { name: m.person_begin_continue() }).click();

describe('beginning to apply without an account', () => {
  test('needs name, address and the terms (T422)', async () => {
    const screen = await open({});
    await proceed(screen);
    for (const label of [m.auth_first_name(), m.auth_last_name(), m.auth_email()])
      await expect.element(screen.getByLabelText(label)).toBeInvalid();
    await expect.element(screen.getByText(m.auth_terms_needed())).toBeVisible();
  });

  test('says when there were too many attempts, and keeps what is typed', async () => {
    const screen = await open({
      begin: () => {
        throw refused('TOO_MANY_REQUESTS', { retryAfter: 590 });
      },
    });
    await fill(screen);
    await screen.getByRole('checkbox').click();
    await proceed(screen);
    await expect.element(screen.getByText(m.problem_too_many_requests_minutes({ minutes: 10 }))).toBeVisible();
    await expect.element(screen.getByLabelText(m.auth_email())).toHaveValue('nuala@example.com');
  });

  test('continues with the application, or by signing in', async () => {
    const left = stayOnPage();
    const screen = await open({ begin: () => unclaimed(false) });
    await expect
      .element(screen.getByRole('main').getByRole('link', { name: m.app_sign_in() }))
      .toHaveAttribute('href', `${paths.login()}?${new URLSearchParams({ next })}`);
    await fill(screen);
    await screen.getByRole('checkbox').click();
    await proceed(screen);
    await expect.poll(() => left).toEqual([paths.job(idOf(7))]);
  });

  test('corrects the address, to which the link is then sent (T427)', async () => {
    stayOnPage();
    const asked: string[] = [];
    const ask: NonNullable<Answers['personLinks']>['ask'] = ({ email }) => {
      asked.push(email);
      return { done: true };
    };
    const screen = await open(
      { begin: () => unclaimed(false), ask },
      { firstName: 'Nuala', lastName: 'Byrne', email: seeker.email },
    );
    const address = screen.getByLabelText(m.auth_email());
    await expect.element(address).toHaveValue(seeker.email);
    await address.fill('nuala@example.com');
    await proceed(screen);
    await expect.poll(() => asked).toEqual(['nuala@example.com']);
  });
});
