import type { Page } from 'playwright-core';

/** Translations by a browser, as the source of `translate`. */
export const UPPER_CASE = '(text) => `${sourceLanguage} to ${targetLanguage}: ${text.toUpperCase()}`';
export const FAILS = '() => Promise.reject(new Error("no model"))';
export const NEVER_ANSWERS = '() => new Promise(() => {})';

/** What a translator that cannot be relied on does. */
export const unreliable = [
  ['fails', FAILS],
  ['answers nothing', '() => ""'],
  ['answers rubbish', '() => ({ text: 4 })'],
  ['answers far too much', '() => "blah ".repeat(5000)'],
] as const;

/**
 * The browser's own translator is this one from the next page on. Chromium's has to download its languages, and other
 * browsers have none, as without `translate`.
 */
export const translateWith = (page: Page, translate?: string): Promise<unknown> =>
  page.addInitScript(
    translate === undefined
      ? 'delete globalThis.Translator'
      : `globalThis.Translator = {
          availability: async () => 'available',
          create: async ({ sourceLanguage, targetLanguage }) => ({ translate: ${translate} }),
        }`,
  );
