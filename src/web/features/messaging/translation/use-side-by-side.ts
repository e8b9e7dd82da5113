import { createContext, useEffect, useEffectEvent, useState } from 'react';

import { TRANSLATED_AT_ONCE } from '#contract/limits.ts';
import type { Message, Thread } from '#contract/messages.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { type ForeignMessage, foreignMessages } from './foreign-messages.ts';
import type { Translator } from './translators.ts';

export type Translation = { state: 'pending' | 'failed' } | { state: 'done'; text: string };

interface Translations {
  of(messageId: string): Translation | undefined;
  retry(messageId: string): void;
}

/** Of the messages of a thread; nothing while they are not shown side by side. */
export const TranslationsContext = createContext<Translations | undefined>(undefined);

/** `asking`: the site's service gets no text until the reader agrees. */
type Phase = 'off' | 'asking' | 'on';

/**
 * Translations of the messages in other languages than the reader's, beside them. Nothing is translated, and nothing
 * sent, before the reader asks for it; from then on, messages that arrive are translated too.
 */
export function useSideBySide(thread: Thread, messages: readonly Message[]) {
  const isInBrowser = useIsInBrowser();
  const [isWanted, setWanted] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const [translator, setTranslator] = useState<Translator>();
  const phase: Phase = !isWanted || !translator ? 'off' : translator.by === 'site' && !hasAgreed ? 'asking' : 'on';
  const foreign = phase === 'off' ? [] : foreignMessages(messages, thread, getLocale());
  const { known, retry } = useTranslations(phase === 'on' ? translator : undefined, foreign, setTranslator);
  return {
    phase,
    by: translator?.by,
    /** Whether there is somebody to translate. */
    isOffered: thread.can.translate || (isInBrowser && 'Translator' in globalThis),
    hasForeign: foreign.length > 0,
    translations: phase === 'on' ? { of: (id: string) => known.get(id), retry } : undefined,
    agree: () => setAgreed(true),
    async toggle(): Promise<void> {
      setWanted(!isWanted);
      if (translator) return;
      const { chooseTranslator } = await import('./translators.ts');
      setTranslator(await chooseTranslator(thread, foreignMessages(messages, thread, getLocale()), getLocale()));
    },
  };
}

/** Translates what has no translation yet; a translator that can do nothing hands over to the other one. */
function useTranslations(
  translator: Translator | undefined,
  foreign: readonly ForeignMessage[],
  handOver: (to: Translator) => void,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, Translation>>(new Map());
  const put = (ids: readonly string[], translationOf: (id: string) => Translation) =>
    setKnown((before) => new Map([...before, ...ids.map((id) => [id, translationOf(id)] as const)]));
  const forget = (ids: readonly string[]) =>
    setKnown((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  const waiting = translator ? foreign.filter(({ id }) => !known.has(id)).slice(0, TRANSLATED_AT_ONCE) : [];
  const waitingIds = waiting.map(({ id }) => id).join(' ');
  const translateWaiting = useEffectEvent(async () => {
    const ids = waiting.map(({ id }) => id);
    put(ids, () => ({ state: 'pending' }));
    const done = await translator?.translate(waiting);
    if (translator?.otherwise && done?.size === 0) {
      forget(ids);
      return handOver(translator.otherwise);
    }
    put(ids, (id) => {
      const text = done?.get(id);
      return text === undefined ? { state: 'failed' } : { state: 'done', text };
    });
  });
  useEffect(() => {
    if (waitingIds !== '') void translateWaiting();
  }, [waitingIds]);
  return { known, retry: (id: string) => forget([id]) };
}
