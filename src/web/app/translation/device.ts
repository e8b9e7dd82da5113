interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** The Translator API of browsers (W3C draft); not in TypeScript's library yet. */
interface DeviceTranslation {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: Pair & { signal: AbortSignal }): Promise<{ translate(text: string): Promise<string> }>;
}

const deviceTranslation = (): DeviceTranslation | undefined =>
  (globalThis as { Translator?: DeviceTranslation }).Translator;

export const hasDeviceTranslation = (): boolean => deviceTranslation() !== undefined;

export async function deviceKnows(from: string, to: string): Promise<boolean> {
  const pair = { sourceLanguage: from, targetLanguage: to };
  const availability = await deviceTranslation()
    ?.availability(pair)
    .catch(() => '');
  return availability !== undefined && availability !== '' && availability !== 'unavailable';
}

/** Milliseconds for a browser that has to download a language first. */
const SLOWEST_START = 60_000;

/** Translates by the browser, whose texts stay on the device; null where it fails. What it answers may be of no use. */
export function deviceTranslator(to: string): (text: string, from: string) => Promise<unknown> {
  const device = deviceTranslation();
  const made = new Map<string, ReturnType<DeviceTranslation['create']>>();
  const translatorFrom = (sourceLanguage: string) => {
    const signal = AbortSignal.timeout(SLOWEST_START);
    const known = made.get(sourceLanguage) ?? device?.create({ sourceLanguage, targetLanguage: to, signal });
    if (!known) return Promise.reject(new Error('This browser has no translator.'));
    made.set(sourceLanguage, known);
    // The next press asks again.
    known.catch(() => made.delete(sourceLanguage));
    return known;
  };
  return (text, from) =>
    translatorFrom(from)
      .then((translator) => translator.translate(text))
      .catch(() => null);
}
