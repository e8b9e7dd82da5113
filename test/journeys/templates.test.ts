import { describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { field, messagingWorld, SOON } from '#test/support/messaging.ts';
import { registerPerson } from '#test/support/people.ts';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe('message templates', () => {
  const world = messagingWorld();

  test('what is missing is asked for; the text comes in the applicant’s language, to be edited and sent (T97)', async () => {
    const seeker = await registerPerson(world.app, { firstName: 'Lucía', lastName: 'Moreno', locale: 'es' });
    world.id = await world.applyAs(seeker);
    const page = await world.open(world.employer);
    const templates = page.getByRole('button', { name: m.messages_templates(), exact: true });
    await templates.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: m.templates_interview_invitation_title() }).click();
    const use = dialog.getByRole('button', { name: m.templates_use() });
    await use.click();
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBe(3);
    await dialog.getByLabel(m.templates_date()).fill(TOMORROW);
    await dialog.getByLabel(m.templates_time()).fill('14:30');
    await dialog.getByLabel(m.templates_location()).fill('Hafenstraße 1');
    await dialog.locator('[lang="es"]').getByText('Hafenstraße 1').waitFor();
    await use.click();
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement), SOON).toBe(true);
    const text = await field(page).inputValue();
    expect(text).toContain('Lucía Moreno');
    expect(text).toContain('Hafenstraße 1');
    expect(text).toContain(
      new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(new Date(TOMORROW)),
    );
    expect(text).not.toContain('{');
    await field(page).press('Enter');
    await expect.poll(() => world.stored(), SOON).toEqual([text.trim()]);
  });

  test('nine stand in their five kinds, each with what it is for and the first 200 characters of its text (T138)', async () => {
    const page = await world.open(world.employer);
    await page.getByRole('button', { name: 'Templates', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const kinds = dialog.getByRole('region');
    await kinds.nth(4).waitFor(SOON);
    const listed = await kinds.evaluateAll((all) =>
      all.map((kind) => [
        kind.querySelector('h3')?.textContent,
        ...[...kind.querySelectorAll('button')].map((button) => button.textContent),
      ]),
    );
    expect(listed).toEqual([
      ['Interview', 'Interview invitation', 'Interview confirmation'],
      ['Status', 'Application received', 'Under review'],
      ['Follow-up', 'Post-interview follow-up', 'Reference check'],
      ['Rejection', 'Position filled', 'Not selected'],
      ['General', 'Additional information'],
    ]);
    const texts = await dialog
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent)));
    for (const [description, use, beginning] of texts) {
      expect([description?.endsWith('.'), use?.length]).toEqual([true, expect.any(Number)]);
      expect(beginning).toMatch(/^Hello Lucía Moreno,.{181}…$/s);
    }
    expect(texts).toHaveLength(9);
  });

  test('a text with something that is not filled in is not sent, and says what', async () => {
    const page = await world.open(world.employer);
    await field(page).fill('See you on {{date}}.');
    await page.getByText(m.messages_placeholder_left({ placeholder: '{{date}}' })).waitFor();
    await field(page).press('Enter');
    expect(await page.getByRole('button', { name: m.messages_send() }).isDisabled()).toBe(true);
    await field(page).fill('See you on Monday.');
    await field(page).press('Enter');
    await expect.poll(() => world.stored(), SOON).toEqual(['See you on Monday.']);
  });

  test('applicants have none (T98)', async () => {
    await world.say(world.employer, 'Good morning');
    const page = await world.open(world.seeker);
    await field(page).waitFor();
    expect(await page.getByRole('button', { name: m.messages_templates(), exact: true }).count()).toBe(0);
  });
});
