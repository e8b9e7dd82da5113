import { beforeEach, describe, expect, test } from 'vitest';

import { m } from '#generated/paraglide/messages.js';
import { lostConnection, refused, type Answers } from '#test/support/component/api.ts';
import { employer, idOf } from '#test/support/component/people.ts';
import { leave, renderPart } from '#test/support/component/render-part.tsx';

import type { SavedNotes } from './notes-saver.ts';
import { Notes } from './notes.tsx';

/** A company's notes about an application. */
describe('review notes', () => {
  let stored: SavedNotes;
  let isOffline: boolean;
  beforeEach(() => {
    stored = { text: '', version: 0, updatedAt: null, updatedBy: null };
    isOffline = false;
  });

  const write = (text: string, updatedBy: string): SavedNotes =>
    (stored = { text, version: stored.version + 1, updatedAt: '2026-03-10T09:00:00Z', updatedBy });
  const applications: Answers['applications'] = {
    notes: () => stored,
    saveNotes: ({ text, version }) => {
      if (isOffline) throw lostConnection();
      if (version !== stored.version) throw refused('CONFLICT', { reason: 'changed_meanwhile' });
      return write(text, employer.name);
    },
  };
  const Shown = () => <Notes userId={employer.userId} applicationId={idOf(1)} read={stored} />;
  async function open() {
    const screen = await renderPart(<Shown />, { viewer: employer, api: { applications } });
    return { screen, field: screen.getByLabelText(m.applications_notes()) };
  }

  test('are saved automatically, and the last change when leaving the page (T85)', async () => {
    const { screen, field } = await open();
    await field.fill('Good on the phone.');
    await expect.element(screen.getByText(/^Saved by Jonas Weber/)).toBeVisible();
    expect(stored.text).toBe('Good on the phone.');
    await field.fill('Good on the phone. Calls on Monday.');
    await leave(screen);
    await expect.poll(() => stored.text).toBe('Good on the phone. Calls on Monday.');
  });

  test('never overwrite a colleague’s', async () => {
    const { screen, field } = await open();
    write('Theirs.', 'Maria Silva');
    await field.fill('Mine.');
    await expect.element(screen.getByText(m.applications_notes_conflict({ name: 'Maria Silva' }))).toBeVisible();
    expect(stored.text).toBe('Theirs.');
    await screen.getByRole('button', { name: m.applications_notes_keep_both() }).click();
    await expect.poll(() => stored.text).toBe('Theirs.\n\nMine.');
    await expect.element(field).toHaveValue('Theirs.\n\nMine.');
  });

  test('are restored after a failed save, and saved when they are opened again', async () => {
    const { screen, field } = await open();
    isOffline = true;
    await field.fill('Written in a tunnel.');
    await expect.element(screen.getByText(m.applications_notes_retry())).toBeVisible();
    isOffline = false;
    await screen.openAnew();
    await expect.element(field).toHaveValue('Written in a tunnel.');
    await expect.poll(() => stored.text).toBe('Written in a tunnel.');
  });
});
