import { randomUUID } from 'node:crypto';

import type { Application } from '#contract/application-views.ts';

import { newMessage, send, type Applied, type Decision, type World } from './world.ts';

const STEPS = 24;

/** Happens to the world by its chance, while connections break. */
export async function runHistory(world: World): Promise<void> {
  const { random, faults } = world;
  faults.happened = [];
  faults.random = random;
  await apply(world);
  for (let step = 0; step < STEPS; step += 1)
    await random.weighted<(of: World) => Promise<void>>([
      [apply, 3],
      [view, 4],
      [write, 8],
      [writeAtOnce, 3],
      [decide, 3],
      [withdraw, 1],
      [spy, 4],
      [work, 3],
      [changeMailServer, 2],
    ])(world);
  faults.random = undefined;
}

const anyOf = ({ random, applied }: World): Applied | undefined =>
  applied.length > 0 ? random.pick(applied) : undefined;

async function apply(world: World): Promise<void> {
  const seeker = world.random.pick(world.seekers);
  if (world.applied.some((one) => one.seeker === seeker)) return;
  const { status, body } = await send(world, seeker, 'POST', `/jobs/${world.jobId}/applications`, {
    coverLetter: 'I sell to hotels.',
  });
  // Refused as the second one after a lost answer: it is there.
  const id = status === 200 ? (body as Application).id : await findOwn(world, seeker);
  if (id) world.applied.push({ id, seeker, messages: [], decisions: [] });
}

async function findOwn(world: World, seeker: World['seekers'][number]): Promise<string | undefined> {
  const { body } = await send(world, seeker, 'GET', '/me/applications');
  return (body as { applications?: { id: string }[] } | undefined)?.applications?.[0]?.id;
}

async function view(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await send(world, world.random.pick(world.employers), 'POST', `/applications/${one.id}/view`, {});
}

async function write(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await writeIn(world, one, world.random.pick([one.seeker, ...world.employers]));
}

/** Both sides, and the same message twice: a browser that gave up waiting. */
async function writeAtOnce(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const [employer] = world.employers;
  await Promise.all([writeIn(world, one, one.seeker), writeIn(world, one, employer!, 2)]);
}

async function writeIn(world: World, one: Applied, from: Applied['seeker'], copies = 1): Promise<void> {
  const message = newMessage(from, `Message ${one.messages.length} of ${from.role}`);
  one.messages.push(message);
  const { clientId, content } = message;
  const answers = await Promise.all(
    Array.from({ length: copies }, async () =>
      send(world, from, 'POST', `/applications/${one.id}/messages`, { clientId, content }),
    ),
  );
  message.isAcknowledged = answers.some(({ status }) => status === 200);
}

/** Two colleagues at once, with the same or another wish. */
async function decide(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  await Promise.all(
    world.employers.map(async (by) => {
      const verb: Decision['verb'] = world.random.pick(['accept', 'reject']);
      const { status, wasRepeated } = await send(world, by, 'POST', `/applications/${one.id}/${verb}`, {});
      const refused = wasRepeated ? 'unknown' : 'refused';
      one.decisions.push({ verb, by, outcome: status === 200 ? 'won' : refused });
    }),
  );
}

async function withdraw(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await send(world, one.seeker, 'POST', `/applications/${one.id}/withdraw`, {});
}

/** Whoever has no part in an application tries to read and to change it. */
async function spy(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const others = world.seekers.filter((seeker) => seeker !== one.seeker);
  const spies = [...world.strangers, ...others];
  const [method, path, json] = world.random.pick<[string, string, object?]>([
    ['GET', ''],
    ['GET', '/thread'],
    ['GET', '/messages'],
    ['GET', '/notes'],
    ['POST', '/messages', { clientId: randomUUID(), content: 'Let me in' }],
    ['POST', '/accept', {}],
    ['POST', '/withdraw', {}],
  ]);
  for (const person of spies) {
    const { status } = await send(world, person, method, `/applications/${one.id}${path}`, json);
    // 403: the role alone forbids it; 503: its connections broke.
    if (![403, 404, 503].includes(status)) world.leaks.push(`${person.role} ${method} ${path}: ${status}`);
  }
}

const work = (world: World): Promise<void> => world.app.drain().catch(() => {});

function changeMailServer({ mail, random }: World): Promise<void> {
  mail.mood = random.pick(['takes', 'takes', 'refuses']);
  return Promise.resolve();
}
