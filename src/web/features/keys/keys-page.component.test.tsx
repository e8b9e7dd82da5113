import { expect, test } from 'vitest';

import type { ApiKey } from '#contract/keys.ts';
import type { Membership } from '#contract/teams.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Answers } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { leave, renderPage } from '#test/support/component/render-part.tsx';

import KeysPage from './keys-page.tsx';

const company: Membership = {
  id: idOf(1),
  slug: 'acme',
  name: 'Acme',
  logoUrl: null,
  role: 'owner',
  isCurrent: true,
};

test('what is typed of the next key stays while the one before is made; without it, the form is empty', async () => {
  const keys: (ApiKey & { scopes: [] })[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const create: NonNullable<Answers['keys']>['create'] = async ({ name }) => {
    await isAnswered;
    const key = { id: idOf(keys.length + 2), name, scopes: [] as [], prefix: 'prl_a1', createdBy: employer.name };
    const times = { createdAt: '2026-03-10T09:00:00Z', expiresAt: null, isExpired: false, lastUsedAt: null };
    keys.push({ ...key, ...times });
    return { ...key, ...times, key: 'prl_a1b2c3' };
  };
  const screen = await renderPage(KeysPage, () => ({ company, keys: [...keys] }), {
    viewer: employer,
    api: { keys: { create } },
  });
  const name = screen.getByLabelText(m.keys_name());
  const scope = screen.getByRole('checkbox').first();
  const press = () => screen.getByRole('button', { name: m.keys_create() }).click();
  await name.fill('Careers page');
  await scope.click();
  await press();
  await name.fill('Payroll');
  answer();
  await expect.element(screen.getByLabelText(m.keys_secret())).toBeVisible();
  await expect.element(name).toHaveValue('Payroll');
  await expect.element(scope).toBeChecked();
  expect(await leave(screen)).toBe(m.ui_unsaved());
  await press();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Payroll' })).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(scope).not.toBeChecked();
});
