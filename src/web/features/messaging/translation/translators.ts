import type { Locale } from '#contract/locales.ts';
import { usableTranslation } from '#contract/translations.ts';
import { api } from '#web/app/api-client.ts';

import type { ForeignMessage } from './foreign-messages.ts';

export interface Translator {
  by: 'device' | 'site';
  /** Texts by the message's id; what is missing could not be translated. */
  translate(messages: readonly ForeignMessage[]): Promise<ReadonlyMap<string, string>>;
  /** Whom to ask where this one can do nothing. */
  otherwise: Translator | undefined;
}

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

/** The browser's own, whose texts stay on the device, where it knows one of the languages; else the site's. */
export async function chooseTranslator(
  thread: { applicationId: string; can: { translate: boolean } },
  messages: readonly ForeignMessage[],
  to: Locale,
): Promise<Translator | undefined> {
  const device = deviceTranslation();
  const site = thread.can.translate ? bySite(thread.applicationId, to) : undefined;
  if (device && (!site || (await knowsAny(device, messages, to)))) return onDevice(device, to, site);
  return site;
}

async function knowsAny(device: DeviceTranslation, messages: readonly ForeignMessage[], to: Locale): Promise<boolean> {
  const languages = [...new Set(messages.map(({ from }) => from))];
  const known = await Promise.all(
    languages.map((sourceLanguage) => device.availability({ sourceLanguage, targetLanguage: to }).catch(() => '')),
  );
  return known.some((availability) => availability !== '' && availability !== 'unavailable');
}

/** Milliseconds for a browser that has to download a language first. */
const SLOWEST_START = 60_000;

function onDevice(device: DeviceTranslation, to: Locale, otherwise: Translator | undefined): Translator {
  const made = new Map<string, ReturnType<DeviceTranslation['create']>>();
  const translatorFrom = (sourceLanguage: string) => {
    const signal = AbortSignal.timeout(SLOWEST_START);
    const known = made.get(sourceLanguage) ?? device.create({ sourceLanguage, targetLanguage: to, signal });
    made.set(sourceLanguage, known);
    // The next press asks again.
    known.catch(() => made.delete(sourceLanguage));
    return known;
  };
  return {
    by: 'device',
    otherwise,
    async translate(messages) {
      const done = new Map<string, string>();
      for (const { id, content, from } of messages) {
        const text = await translatorFrom(from)
          .then((translator) => translator.translate(content))
          .catch(() => null);
        const usable = usableTranslation(content, text);
        if (usable !== null) done.set(id, usable);
      }
      return done;
    },
  };
}

const bySite = (id: string, to: Locale): Translator => ({
  by: 'site',
  otherwise: undefined,
  async translate(messages) {
    const messageIds = messages.map((message) => message.id);
    const answer = await api.messages.translate({ id, messageIds, to }).catch(() => ({ translations: [] }));
    return new Map(answer.translations.flatMap(({ id: of, text }) => (text === null ? [] : [[of, text] as const])));
  },
});
