import { ORPCError } from '@orpc/client';
import { beforeEach, expect, test } from 'vitest';

import { NOTES_MAX } from '#contract/limits.ts';

import { type StoredNotes, NotesSaver, type SavedNotes } from './notes-saver.ts';

/** The company's notes, as stored by a server. */
let stored: SavedNotes;
let inBrowser: StoredNotes | undefined;
let isOffline: boolean;
let saver: NotesSaver;

const write = (text: string, updatedBy: string): SavedNotes => {
  stored = { text: text.trim(), version: stored.version + 1, updatedAt: '2026-11-21T12:00:00Z', updatedBy };
  return stored;
};

const newSaver = () =>
  new NotesSaver(stored, {
    async save(text, version) {
      if (isOffline) throw new TypeError('Failed to fetch');
      if (version !== stored.version) throw new ORPCError('CONFLICT', { data: { reason: 'changed_meanwhile' } });
      return write(text, 'Jonas');
    },
    read: async () => stored,
    storeUnsaved: (notes) => (inBrowser = notes),
  });

beforeEach(() => {
  stored = { text: 'Before.', version: 3, updatedAt: null, updatedBy: null };
  inBrowser = undefined;
  isOffline = false;
  saver = newSaver();
});

const kind = () => saver.snapshot().state.kind;

test('stores unsaved notes in the browser until they are saved', async () => {
  saver.change('After. ');
  expect([kind(), inBrowser]).toEqual(['unsaved', { text: 'After. ', version: 3 }]);
  await saver.save();
  expect([kind(), stored.text, inBrowser]).toEqual(['saved', 'After.', undefined]);
  // The field keeps a trailing space, since the user may continue typing.
  expect(saver.snapshot().text).toBe('After. ');
});

test('saves changes that were typed while saving', async () => {
  saver.change('One');
  const saving = saver.save();
  saver.change('One, two');
  await saving;
  expect([kind(), stored.text, stored.version]).toEqual(['saved', 'One, two', 5]);
});

test('never overwrites a colleague’s notes: keeps both, or only theirs', async () => {
  write('Theirs.', 'Maria');
  saver.change('Mine.');
  await saver.save();
  expect([kind(), saver.snapshot().saved.updatedBy, stored.text]).toEqual(['conflict', 'Maria', 'Theirs.']);
  await saver.resolve(true);
  expect([kind(), stored.text]).toEqual(['saved', 'Theirs.\n\nMine.']);

  write('Theirs again.', 'Maria');
  saver.change('Mine again.');
  await saver.save();
  await saver.resolve(false);
  expect([kind(), saver.snapshot().text, stored.text, inBrowser]).toEqual([
    'saved',
    'Theirs again.',
    'Theirs again.',
    undefined,
  ]);
});

test('loses nothing without a connection', async () => {
  isOffline = true;
  saver.change('In a tunnel.');
  await saver.save();
  expect(saver.snapshot().state).toMatchObject({ kind: 'failed', willRetry: true });
  expect(inBrowser).toEqual({ text: 'In a tunnel.', version: 3 });
  saver.leave();
  isOffline = false;
  const later = newSaver();
  later.start({ text: 'In a tunnel.', version: 3 });
  await later.save();
  expect(stored.text).toBe('In a tunnel.');
});

test('treats drafts of older notes as a conflict, and discards drafts that are already saved', async () => {
  inBrowser = { text: 'Stored.', version: 2 };
  saver.start(inBrowser);
  expect([kind(), saver.snapshot().text]).toEqual(['conflict', 'Stored.']);
  const other = newSaver();
  other.start({ text: 'Before. ', version: 2 });
  expect([other.snapshot().state.kind, inBrowser]).toEqual(['saved', undefined]);
});

test('keeps drafts of another page if nothing was typed on this one', async () => {
  inBrowser = { text: 'Typed in another tab.', version: 3 };
  await saver.save();
  saver.leave();
  expect(inBrowser).toEqual({ text: 'Typed in another tab.', version: 3 });
});

test('shows notes saved since the page was read, unless the user is typing', async () => {
  write('Theirs.', 'Maria');
  await saver.refresh();
  expect([kind(), saver.snapshot().text]).toEqual(['saved', 'Theirs.']);
  write('Theirs again.', 'Maria');
  saver.change('Mine.');
  await saver.refresh();
  expect([kind(), saver.snapshot().text]).toEqual(['unsaved', 'Mine.']);
});

test('does not treat a late save of the previous page as a conflict', async () => {
  write('Mine.', 'Jonas');
  saver.change('Mine. ');
  await saver.save();
  expect([kind(), inBrowser, stored.version]).toEqual(['saved', undefined, 4]);
});

test('does not send notes that are too long', async () => {
  saver.change('x'.repeat(NOTES_MAX + 1));
  await saver.save();
  expect([kind(), stored.version]).toEqual(['too_long', 3]);
});
