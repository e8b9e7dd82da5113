import type { TestPerson } from '#test/support/people.ts';

import { chanceOf, withChance } from './chance.ts';
import type { Machine } from './site.ts';
import type { World } from './world.ts';

interface Sent {
  status: number;
  /** The answer confirms it. */
  isDone: boolean;
  body: unknown;
  /** An earlier attempt failed, so it may have been done already. */
  wasRepeated: boolean;
}

interface Received {
  status: number;
  isDone: boolean;
  bytes: Buffer;
  wasRepeated: boolean;
}

interface Content {
  json?: object;
  form?: () => FormData;
}

/** Clients without an account have none. */
type Sender = Pick<TestPerson, 'cookie'>;

const TRIES = 12;

/** Repeats the request like a client, at any machine, until there is an answer. */
export async function send(world: World, person: Sender, method: string, path: string, json?: object): Promise<Sent> {
  const { bytes, ...received } = await receive(world, person, method, path, json && { json });
  return { ...received, body: bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined };
}

/** The same with the raw answer. */
export async function receive(
  world: World,
  { cookie }: Sender,
  method: string,
  path: string,
  { json, form }: Content = {},
): Promise<Received> {
  // Before anything is awaited, so that a replay numbers them in the same way.
  world.requests += 1;
  const random = chanceOf(world.seed, world.step, world.requests);
  const { machines } = world.site;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const living = machines.filter(({ life }) => !life.isOver);
    const options = { cookie, ...(json ? { json } : {}), ...(form ? { body: form() } : {}) };
    const answer = await withChance(random, () => ask(random.pick(living), method, `/api${path}`, options));
    if (answer && answer.status < 500) return { ...answer, isDone: answer.status < 300, wasRepeated: tries > 0 };
  }
  return { status: 503, isDone: false, bytes: Buffer.alloc(0), wasRepeated: true };
}

/** Undefined if the answer was lost. */
function ask(
  { app, life }: Machine,
  ...request: Parameters<Machine['app']['request']>
): Promise<Pick<Received, 'status' | 'bytes'> | undefined> {
  const answered = async () => {
    const answer = await app.request(...request);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return Promise.race([answered().catch(() => undefined), life.over.then(() => undefined)]);
}
