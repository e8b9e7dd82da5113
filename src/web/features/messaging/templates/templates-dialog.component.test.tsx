import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { m } from '#generated/paraglide/messages.js';
import { MessageThread } from '#test/support/component/messages.ts';
import { openMessages, type MessagesScreen } from '#test/support/component/messaging-page.tsx';
import { employer, seeker } from '#test/support/component/people.ts';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

const open = (thread: MessageThread) =>
  openMessages(thread, employer, { companyTemplates: { ofApplication: () => [] } });
const templatesButton = (screen: MessagesScreen) =>
  screen.getByRole('button', { name: m.messages_templates(), exact: true });

test('asks for what is missing, and inserts the text in the applicant’s language, to be edited and sent (T97)', async () => {
  const thread = new MessageThread();
  thread.thread.applicant.locale = 'es';
  const screen = await open(thread);
  await templatesButton(screen).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: m.templates_interview_invitation_title() }).click();
  const use = dialog.getByRole('button', { name: m.templates_use() });
  await use.click();
  await expect.element(dialog.getByText(m.field_required())).toHaveLength(3);
  await dialog.getByLabelText(m.templates_date()).fill(TOMORROW);
  await dialog.getByLabelText(m.templates_time()).fill('14:30');
  await dialog.getByLabelText(m.templates_location()).fill('Hafenstraße 1');
  await use.click();
  await expect.element(screen.field).toHaveFocus();
  const text = (screen.field.element() as HTMLTextAreaElement).value;
  const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(new Date(TOMORROW));
  for (const part of ['Lucía Moreno', 'Hafenstraße 1', month]) expect(text).toContain(part);
  expect(text).not.toContain('{');
  await screen.sendButton.click();
  await expect.poll(() => thread.texts).toEqual(['Good morning', text.trim()]);
});

test('lists nine in five kinds, each with its purpose and the first 200 characters of its text (T138)', async () => {
  const screen = await open(new MessageThread());
  await templatesButton(screen).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('region')).toHaveLength(5);
  const listed = dialog
    .getByRole('region')
    .elements()
    .map((kind) => [
      kind.querySelector('h3')?.textContent,
      ...Array.from(kind.querySelectorAll('button'), (button) => button.textContent),
    ]);
  expect(listed).toEqual([
    ['Interview', 'Interview invitation', 'Interview confirmation'],
    ['Status', 'Application received', 'Under review'],
    ['Follow-up', 'Post-interview follow-up', 'Reference check'],
    ['Rejection', 'Position filled', 'Not selected'],
    ['General', 'Additional information'],
  ]);
  const texts = dialog
    .getByRole('listitem')
    .elements()
    .map((item) => Array.from(item.querySelectorAll('p'), ({ textContent }) => textContent));
  expect(texts).toHaveLength(9);
  for (const [description, use, beginning] of texts) {
    expect([description?.endsWith('.'), use?.length]).toEqual([true, expect.any(Number)]);
    expect(beginning).toMatch(/^Hello Lucía Moreno,.{181}…$/s);
  }
});

test('offers none to applicants (T98)', async () => {
  const screen = await openMessages(new MessageThread(), seeker);
  await expect.element(screen.field).toBeVisible();
  expect(templatesButton(screen).elements()).toEqual([]);
});
