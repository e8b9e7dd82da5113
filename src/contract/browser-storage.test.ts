import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import {
  browserCookieName,
  deviceCookieName,
  endedCookieName,
  mailedTokenCookieName,
  pendingCookieName,
  changedCookieName,
  registrationCookieName,
  sessionCookieName,
} from '#server/features/accounts/session-cookie.ts';

import { browserStorage } from './browser-storage.ts';

/** Names of events and channels, which store nothing. */
const NOT_STORED = new Set(
  ['hydrated', 'view', 'searched', 'session', 'live', 'error'].map((name) => `parlance.${name}`),
);

const sources = globSync('src/web/**/*.{ts,tsx,js}').filter((file) => !/\.test\./.test(file));

const textOf = (file: string) => readFileSync(file, 'utf8');

const listed = browserStorage.map(({ name }) => name.replace(/\.…$/, ''));

/** Keys with our prefix, without the id that follows. */
const keysIn = (text: string) =>
  [...text.matchAll(/['"`](parlance\.[a-z_-]+)/g)].flatMap(([, key]) => (key && !NOT_STORED.has(key) ? [key] : []));

describe('the list of what is stored in a browser', () => {
  test('has every key and cookie that the pages use, and no other', () => {
    const named = new Set(sources.flatMap((file) => keysIn(textOf(file))));
    expect([...named].filter((key) => !listed.includes(key))).toEqual([]);
    const cookies = [
      sessionCookieName,
      endedCookieName,
      mailedTokenCookieName,
      deviceCookieName,
      pendingCookieName,
      browserCookieName,
      changedCookieName,
      registrationCookieName,
    ].map((nameOf) => nameOf(false));
    const known = new Set([...named, ...cookies, 'react-router-scroll-positions', 'service-worker.js']);
    expect(listed.filter((name) => !known.has(name))).toEqual([]);
  });

  test('would miss nothing that is stored in another way', () => {
    const stores = /localStorage|sessionStorage|document\.cookie|indexedDB|cookieStore|caches\.open/;
    const found = sources.filter((file) => stores.test(textOf(file))).toSorted();
    // Each of these names its keys as above; a new file must be reviewed.
    expect(found).toEqual([
      'src/web/app/pending-toast.ts',
      'src/web/app/shortcuts/shortcut-setting.ts',
      'src/web/app/sign-out.ts',
      'src/web/app/static-page.js',
      'src/web/app/stored-draft.ts',
      'src/web/features/applications/review/use-cv-shown.ts',
      'src/web/features/jobs/editor/stored-changes.ts',
      'src/web/features/jobs/job-list.js',
      'src/web/features/set-up/set-up-page.tsx',
      'src/web/ui/use-time-zone.ts',
    ]);
  });

  test('has no key twice, and its check finds a missing one', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(keysIn("localStorage.setItem('parlance.hobbies', '1')")).toEqual(['parlance.hobbies']);
  });
});
