import type { Locale } from '#contract/locales.ts';
import { usableTranslation } from '#contract/messaging/translations.ts';
import { api } from '#web/app/api-client.ts';
import { deviceKnows, deviceTranslator, hasDeviceTranslation } from '#web/app/translation/device.ts';

import type { ForeignMessage } from './foreign-messages.ts';

export interface Translator {
  by: 'device' | 'site';
  /** Texts by the message's id; omits messages that could not be translated. */
  translate(messages: readonly ForeignMessage[]): Promise<ReadonlyMap<string, string>>;
  /** The translator to fall back to. */
  otherwise: Translator | undefined;
}

/** The browser's own, which keeps texts on the device, if it supports one of the languages; else the site's. */
export async function chooseTranslator(
  thread: { applicationId: string; can: { translate: boolean } },
  messages: readonly ForeignMessage[],
  to: Locale,
): Promise<Translator | undefined> {
  const site = thread.can.translate ? bySite(thread.applicationId, to) : undefined;
  if (hasDeviceTranslation() && (!site || (await knowsAny(messages, to)))) return onDevice(to, site);
  return site;
}

async function knowsAny(messages: readonly ForeignMessage[], to: Locale): Promise<boolean> {
  const languages = [...new Set(messages.map(({ from }) => from))];
  const known = await Promise.all(languages.map((from) => deviceKnows(from, to)));
  return known.some(Boolean);
}

function onDevice(to: Locale, otherwise: Translator | undefined): Translator {
  const translate = deviceTranslator(to);
  return {
    by: 'device',
    otherwise,
    async translate(messages) {
      const done = new Map<string, string>();
      for (const { id, content, from } of messages) {
        const usable = usableTranslation(content, await translate(content, from));
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
