import { expect, test } from 'vitest';

import type { Membership } from '#contract/companies/teams.ts';
import type { ApiKey } from '#contract/keys/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { type Answers, refused } from '#test/support/component/api.ts';
import { focus, hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { leave, renderPage } from '#test/support/component/render-part.tsx';
import { answerProof, findMissingProof } from '#web/app/proof.ts';

import KeysPage from './keys-page.tsx';

const company: Membership = {
  id: idOf(1),
  slug: 'acme',
  name: 'Acme',
  logoUrl: null,
  role: 'owner',
  isCurrent: true,
};

test('keeps input for the next key while the previous one is created; without input, the form is empty', async () => {
  const keys: (ApiKey & { scopes: [] })[] = [];
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  const create: NonNullable<Answers['keys']>['create'] = async ({ name }) => {
    await isAnswered;
    const key = { id: idOf(keys.length + 2), name, scopes: [] as [], prefix: 'prl_a1', createdBy: employer.name };
    const times = { createdAt: '2026-03-10T09:00:00Z', expiresAt: null, lastUsedAt: null };
    const state = { isExpired: false, isStopped: false };
    keys.push({ ...key, ...times, ...state });
    return { ...key, ...times, ...state, key: 'prl_a1b2c3' };
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
  await screen.getByRole('dialog').getByRole('button', { name: m.ui_close() }).click();
  await expect.element(name).toHaveValue('Payroll');
  await expect.element(scope).toBeChecked();
  expect(await leave(screen)).toBe(m.ui_unsaved());
  await press();
  await screen.getByRole('dialog').getByRole('button', { name: m.ui_close() }).click();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Payroll' })).toBeVisible();
  await expect.element(name).toHaveValue('');
  await expect.element(scope).not.toBeChecked();
});

test('shows a new key once, in a dialog that takes the focus', async () => {
  const screen = await renderPage(KeysPage, () => ({ company, keys: [] }), {
    viewer: employer,
    api: {
      keys: {
        create: ({ name }) => ({
          id: idOf(2),
          name,
          scopes: [],
          prefix: 'prl_a1',
          createdBy: employer.name,
          createdAt: '2026-03-10T09:00:00Z',
          expiresAt: null,
          lastUsedAt: null,
          isExpired: false,
          isStopped: false,
          key: 'prl_a1b2c3',
        }),
      },
    },
  });
  await screen.getByLabelText(m.keys_name()).fill('Careers page');
  await screen.getByRole('checkbox').first().click();
  await screen.getByRole('button', { name: m.keys_create() }).click();
  const dialog = screen.getByRole('dialog', { name: m.keys_secret() });
  await expect.element(dialog.getByText('prl_a1b2c3')).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: m.ui_close() }).click();
  await expect.element(screen.getByText('prl_a1b2c3')).not.toBeInTheDocument();
});

test('keeps the input of a key while a proof of identity is requested, and if none is given', async () => {
  let isProved = false;
  const key = { id: idOf(2), scopes: ['read_jobs' as const], prefix: 'prl_a1', createdBy: employer.name };
  const times = { createdAt: '2026-03-10T09:00:00Z', expiresAt: null, lastUsedAt: null };
  const screen = await renderPage(KeysPage, () => ({ company, keys: [] }), {
    viewer: employer,
    api: {
      keys: {
        create: ({ name }) => {
          if (!isProved) throw refused('FORBIDDEN', { reason: 'sign_in_again' });
          return { ...key, ...times, name, isExpired: false, isStopped: false, key: 'prl_a1b2c3' };
        },
      },
    },
  });
  const name = screen.getByLabelText(m.keys_name());
  const create = screen.getByRole('button', { name: m.keys_create() });
  await name.fill('Careers page');
  await screen.getByRole('checkbox').first().click();
  await create.click();
  await expect.poll(findMissingProof).toBe('sign_in_again');
  answerProof(false);
  await expect.element(screen.getByText(m.problem_sign_in_again())).toBeVisible();
  await expect.element(name).toHaveValue('Careers page');
  await create.click();
  await expect.poll(findMissingProof).toBe('sign_in_again');
  await expect.element(name).toHaveValue('Careers page');
  isProved = true;
  answerProof(true);
  await expect.element(screen.getByRole('dialog', { name: m.keys_secret() }).getByText('prl_a1b2c3')).toBeVisible();
});

test('takes over an abandoned key by keyboard, after explaining who can use it', async () => {
  let key: ApiKey & { scopes: [] } = {
    id: idOf(2),
    name: 'ATS',
    scopes: [],
    prefix: 'prl_a1',
    createdBy: 'Mia Maker',
    createdAt: '2026-03-10T09:00:00Z',
    expiresAt: null,
    isExpired: false,
    isStopped: true,
    lastUsedAt: null,
  };
  const screen = await renderPage(KeysPage, () => ({ company, keys: [key] }), {
    viewer: employer,
    api: {
      keys: {
        takeOver: () => {
          key = { ...key, isStopped: false, createdBy: employer.name };
          return key;
        },
      },
    },
  });
  await expect.element(screen.getByText(m.keys_stopped())).toBeVisible();
  const takeOver = screen.getByRole('button', { name: m.keys_take_over_named({ name: 'ATS' }) });
  await focus(takeOver);
  await hasFocus(takeOver);
  await pressEnter(takeOver);
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByText(m.keys_take_over_about())).toBeVisible();
  await pressEnter(dialog.getByRole('button', { name: m.keys_take_over() }));
  await expect.element(screen.getByText(m.keys_taken_over()).first()).toBeVisible();
  await expect.element(screen.getByText(m.keys_stopped())).not.toBeInTheDocument();
});
