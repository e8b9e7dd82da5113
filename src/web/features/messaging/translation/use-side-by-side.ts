import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';

import { TRANSLATED_AT_ONCE } from '#contract/limits.ts';
import type { Message, Thread } from '#contract/messaging/messages.ts';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { type ForeignMessage, foreignMessages } from './foreign-messages.ts';
import type { Translator } from './translators.ts';

export type Translation = { state: 'pending' | 'failed' } | { state: 'done'; text: string };

interface Translations {
  of(messageId: string): Translation | undefined;
  retry(messageId: string): void;
}

/** Translations of a thread's messages; empty unless they are shown side by side. */
export const TranslationsContext = createContext<Translations | undefined>(undefined);

/** `asking`: the site's service gets no text until the reader agrees. */
type Phase = 'off' | 'asking' | 'on';

/**
 * Translations of the messages in other languages than the reader's, next to them. Nothing is translated or sent
 * before the reader requests it; from then on, new messages are translated too.
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
    /** Whether a translator is available. */
    isOffered: thread.can.translate || (isInBrowser && 'Translator' in globalThis),
    hasForeign: foreign.length > 0,
    translations: phase === 'on' ? translationsOf(known, foreign, retry) : undefined,
    agree: () => setAgreed(true),
    async toggle(): Promise<void> {
      setWanted(!isWanted);
      if (translator) return;
      const { chooseTranslator } = await import('./translators.ts');
      setTranslator(await chooseTranslator(thread, foreignMessages(messages, thread, getLocale()), getLocale()));
    },
  };
}

/** Translates messages without a translation; falls back to the other translator if this one fails. */
function useTranslations(
  translator: Translator | undefined,
  foreign: readonly ForeignMessage[],
  handOver: (to: Translator) => void,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, Translation>>(new Map());
  const beingTranslated = useRef(new Set<string>());
  const waiting = translator ? foreign.filter(({ id }) => !known.has(id)).slice(0, TRANSLATED_AT_ONCE) : [];
  const waitingIds = waiting.map(({ id }) => id).join(' ');
  const translateWaiting = useEffectEvent(async () => {
    const begun = waiting.filter(({ id }) => !beingTranslated.current.has(id));
    if (!translator || begun.length === 0) return;
    for (const { id } of begun) beingTranslated.current.add(id);
    const done = await translator.translate(begun);
    for (const { id } of begun) beingTranslated.current.delete(id);
    if (translator.otherwise && done.size === 0) return handOver(translator.otherwise);
    const found = begun.map(({ id }): [string, Translation] => {
      const text = done.get(id);
      return [id, text === undefined ? { state: 'failed' } : { state: 'done', text }];
    });
    setKnown((before) => new Map([...before, ...found]));
  });
  useEffect(() => {
    if (waitingIds !== '') void translateWaiting();
  }, [waitingIds]);
  const retry = (id: string) => setKnown((before) => new Map([...before].filter(([other]) => other !== id)));
  return { known, retry };
}

function translationsOf(
  known: ReadonlyMap<string, Translation>,
  foreign: readonly ForeignMessage[],
  retry: Translations['retry'],
): Translations {
  const ids = new Set(foreign.map(({ id }) => id));
  return { retry, of: (id) => known.get(id) ?? (ids.has(id) ? { state: 'pending' } : undefined) };
}
