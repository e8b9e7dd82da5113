import type { People } from '../authorization/actors.ts';
import { callNamed, inputOf, procedures, send, type Thing } from '../authorization/calls.ts';
import { longestInput, repeated } from './longest-texts.ts';
import { refresh, settingOf } from './setting.ts';

/** In characters; a longer query is refused before anything reads it. */
const QUERY = 4_000;
/** In bytes, below the maximum size of a body. */
const BODY = 450_000;
/** In characters. Below the maximum of sanitized HTML, so that it is accepted. */
const TAKEN = 6_000;
/** In characters; longer input is read again afterwards. */
const READ_AGAIN = 1_500;

export interface Step {
  /** The procedure, and the step after it. */
  name: string;
  /** The kind of text that is sent. */
  what: string;
  /** Returns the status of the answer. */
  run: () => Promise<number>;
}

/**
 * Sends procedures their longest texts, one kind after the other, and then runs what follows: background work, and
 * reads of the same object. The caller runs each step.
 */
export async function* longestTextSteps(
  people: People,
  names: Iterable<string>,
  kinds: Readonly<Record<string, (index: number) => string>> = repeated,
): AsyncGenerator<Step> {
  for (const name of names) {
    await refresh(people);
    let setting = await settingOf(people, name);
    for (const [what, part] of Object.entries(kinds)) {
      const isQuery = callNamed(name).method === 'GET';
      for (const short of isQuery ? [QUERY] : [Infinity, TAKEN]) {
        const input = await fitting(name, inputOf(name, setting.thing), { part, short });
        if (!input) break;
        const { run, status } = sending(people, { name, input, cookie: setting.cookie });
        yield { name, what, run };
        if (isQuery || JSON.stringify(input).length < READ_AGAIN) break;
        if (status() >= 400) continue;
        for (const [then, step] of stepsAfter(people, name, setting))
          yield { name: `${name}, ${then}`, what, run: step };
        // Some actions cannot be repeated on the same object.
        setting = await settingOf(people, name);
      }
    }
  }
}

function sending(
  { app }: People,
  { name, input, cookie }: { name: string; input: Record<string, unknown>; cookie: string | undefined },
) {
  let answered = 0;
  const run = async () => (answered = await statusOf(send(app, name, input, cookie)));
  return { run, status: () => answered };
}

/** Background work, then all reads of the same object, with its page. */
function* stepsAfter(
  { app }: People,
  name: string,
  { thing, cookie }: { thing: Thing; cookie: string | undefined },
): Generator<[string, Step['run']]> {
  yield ['work that follows', () => app.drain().then(() => 200)];
  for (const reader of readersOf(name, thing)) {
    const read = inputOf(reader, thing);
    yield [`then ${reader}`, () => statusOf(send(app, reader, read, cookie))];
    const page = callNamed(reader).path.replace('/api', '');
    const path = page.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(read[key])));
    yield [`then the page ${page}`, () => statusOf(app.request('GET', path, cookie ? { cookie } : {}))];
  }
}

async function statusOf(sent: Promise<Response>): Promise<number> {
  const answer = await sent;
  await answer.arrayBuffer();
  return answer.status;
}

/** The maximum length of a body. */
async function fitting(
  name: string,
  valid: Record<string, unknown>,
  { part, short }: { part: (index: number) => string; short: number },
): Promise<Record<string, unknown> | undefined> {
  for (let most = short; ; most = Math.min(most, BODY) / 2) {
    const input = await longestInput(name, valid, { part, short: most });
    if (!input || Buffer.byteLength(JSON.stringify(input)) <= BODY) return input;
  }
}

/** Other reads of the same object, such as a job's preflight after its text has changed. */
function readersOf(name: string, thing: Thing): string[] {
  const [, , first = ''] = callNamed(name).path.split('/');
  return [...procedures]
    .filter(([, reader]) => reader.method === 'GET' && reader.path.split('/')[2] === first)
    .filter(([, reader]) => [...reader.path.matchAll(/\{(\w+)\}/g)].every(([, part = '']) => part in thing))
    .map(([reader]) => reader);
}
