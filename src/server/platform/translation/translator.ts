import { z } from 'zod';

import { parseNetwork } from '../http/outgoing/allowed-address.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { Semaphore } from '../processes/semaphore.ts';

/** A server that speaks as LibreTranslate does. */
export interface TranslationService {
  /** Where texts are posted to, such as `http://127.0.0.1:5000/translate`. */
  url: URL;
  key: string | undefined;
}

interface Texts {
  /** For whom, who takes turns with others. */
  person: string;
  texts: readonly string[];
  /** ISO 639-1; null where it is not known. */
  from: string | null;
  to: string;
}

/**
 * Each text in the other language, in their order; null where it could not be translated.
 * @throws Refusal UNAVAILABLE busy
 */
export type Translate = (request: Texts) => Promise<(string | null)[]>;

const REQUEST = { timeout: 20_000, bytesMax: 500_000 };
/** The service has a machine of its own, with few cores. */
const AT_ONCE = 4;
/** Milliseconds to wait for the texts of others. */
const QUEUE_TIMEOUT = 30_000;
/** Milliseconds in which a service that is not asked for a text answers. */
const CHECK_TIMEOUT = 2_000;
const busy = () => new Refusal('UNAVAILABLE', { reason: 'busy', retryAfter: 30 });
/** The operator chose the address, which may be inside of their network. */
const ANYWHERE = ['0.0.0.0/0', '::/0'].map(parseNetwork);
const answerSchema = z.object({ translatedText: z.array(z.string()) });

/**
 * Requests no translation, which takes seconds.
 * @throws Error if it does not answer, or a proxy says that it is unavailable.
 */
export async function checkTranslation({ url }: TranslationService): Promise<void> {
  const { status } = await createOutgoing(ANYWHERE)(url, { timeout: CHECK_TIMEOUT, bytesMax: REQUEST.bytesMax });
  if (status >= 500) throw new Error(`It answered ${status}.`);
}

/** Texts are sent to the operator's service and nowhere else. Its answers are treated as text, never as HTML. */
export function createTranslate({ url, key }: TranslationService, log: Pick<Log, 'warn'>): Translate {
  const outgoing = createOutgoing(ANYWHERE);
  const semaphore = new Semaphore(AT_ONCE);
  const ask = async ({ texts, from, to }: Texts) => {
    const body = { q: texts, source: from ?? 'auto', target: to, format: 'text', ...(key && { api_key: key }) };
    try {
      const answer = await outgoing(url, {
        ...REQUEST,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.status !== 200) throw new Error(`It answered ${answer.status}.`);
      const { translatedText } = answerSchema.parse(JSON.parse(answer.body.toString()));
      return texts.map((_, at) => translatedText[at] ?? null);
    } catch (error) {
      // Neither the texts nor the answer, which may hold them.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a translation service failed');
      return texts.map(() => null);
    }
  };
  return (request) =>
    semaphore.run(() => ask(request), { person: request.person, timeout: QUEUE_TIMEOUT, refusal: busy });
}
