import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { focus, hasFocus, pressEnter } from '#test/support/component/keyboard.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { renderPage } from '#test/support/component/render-part.tsx';

import WebhookPage from './webhook-page.tsx';

const deliveryOf = (number: number): Delivery => ({
  id: idOf(number),
  event: 'webhook.test',
  createdAt: '2026-03-10T09:00:00Z',
  state: 'delivered',
  attempts: 1,
  nextAt: null,
  sentAt: '2026-03-10T09:00:00Z',
  status: 200,
  answer: '',
  took: 20,
  problem: null,
  body: '{}',
});

test('keeps the focus on a switch while saving, and moves it to the first delivery after loading more', async () => {
  let webhook: Webhook = {
    id: idOf(1),
    kind: 'standard',
    name: 'ATS',
    address: 'https://hooks.example/jobs',
    events: ['job.published'],
    locale: 'en',
    isEnabled: true,
    isStopped: false,
    disabledFor: null,
    failingSince: null,
    oldSecretUntil: null,
    createdBy: employer.name,
    createdAt: '2026-03-10T09:00:00Z',
  };
  const deliveries = Array.from({ length: 5 }, (_, at) => deliveryOf(10 + at));
  const read = () => ({
    of: { id: idOf(2), webhookId: webhook.id },
    webhook,
    first: { deliveries: deliveries.slice(0, 3), nextCursor: 'abc' },
  });
  const screen = await renderPage(WebhookPage, read, {
    viewer: employer,
    api: {
      webhooks: {
        change: ({ isEnabled = true }) => {
          webhook = { ...webhook, isEnabled };
          return webhook;
        },
        deliveries: ({ cursor }) => ({
          deliveries: cursor ? deliveries.slice(3) : deliveries.slice(0, 3),
          nextCursor: cursor ? null : 'abc',
        }),
      },
    },
  });
  const enabled = screen.getByRole('switch', { name: m.webhooks_enabled() });
  await focus(enabled);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText(m.webhooks_changed()).first()).toBeVisible();
  await hasFocus(enabled);
  await expect.element(enabled).not.toBeChecked();
  await pressEnter(screen.getByRole('button', { name: m.ui_load_more() }));
  const rows = screen.getByRole('region', { name: m.webhooks_deliveries() }).getByRole('listitem');
  await expect.element(rows).toHaveLength(5);
  await expect.poll(() => document.activeElement).toBe(rows.nth(3).element().querySelector('summary'));
});

test('marks a stopped webhook, and resumes it for the owner who takes it over', async () => {
  let webhook: Webhook = {
    id: idOf(1),
    kind: 'standard',
    name: 'ATS',
    address: 'https://hooks.example/jobs',
    events: ['job.published'],
    locale: 'en',
    isEnabled: false,
    isStopped: true,
    disabledFor: 'no_access',
    failingSince: null,
    oldSecretUntil: null,
    createdBy: 'Mia Maker',
    createdAt: '2026-03-10T09:00:00Z',
  };
  const first = { deliveries: [], nextCursor: null };
  const read = () => ({ of: { id: idOf(2), webhookId: webhook.id }, webhook, first });
  const screen = await renderPage(WebhookPage, read, {
    viewer: employer,
    api: {
      webhooks: {
        takeOver: () => (webhook = { ...webhook, isEnabled: true, isStopped: false, disabledFor: null }),
        deliveries: () => first,
      },
    },
  });
  await expect.element(screen.getByText(m.webhooks_stopped())).toBeVisible();
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  await pressEnter(screen.getByRole('button', { name: m.webhooks_take_over() }));
  await expect.element(screen.getByText(m.webhooks_taken_over()).first()).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: m.webhooks_enabled() })).toBeChecked();
});
