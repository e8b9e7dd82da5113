import { onTestFinished, vi } from 'vitest';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

type Translate = (text: string, pair: Pair) => unknown;

/** Faults of an unreliable translator. */
export const unreliable: readonly [string, Translate][] = [
  ['fails', () => Promise.reject(new Error('no model'))],
  ['answers nothing', () => ''],
  ['answers rubbish', () => ({ text: 4 })],
  ['answers far too much', () => 'blah '.repeat(5_000)],
];

/** The browser's own translator. Chromium's would have to download its languages first; other browsers have none. */
export function browserTranslates(translate: Translate | undefined): void {
  Reflect.deleteProperty(globalThis, 'Translator');
  if (!translate) return;
  vi.stubGlobal('Translator', {
    availability: async () => 'available',
    create: async (pair: Pair) => ({ translate: async (text: string) => translate(text, pair) }),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
