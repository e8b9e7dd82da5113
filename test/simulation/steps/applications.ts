import { randomUUID } from 'node:crypto';

import type { Application } from '#contract/applications/application-views.ts';

import { send } from '../send.ts';
import { anyOf, newMessage, type Applied, type Decision, type StoredFile, type World } from '../world.ts';

export async function apply(world: World): Promise<void> {
  const seeker = world.random.pick(world.seekers);
  if (world.applied.some((one) => one.seeker === seeker)) return;
  const { isDone, body } = await send(world, seeker, 'POST', `/jobs/${world.jobId}/applications`, {
    coverLetter: 'I sell to hotels.',
  });
  // Refused as a repetition after a lost answer: it was stored.
  const id = isDone ? (body as Application).id : await findOwn(world, seeker);
  if (id) world.applied.push({ id, seeker, messages: [], decisions: [] });
}

async function findOwn(world: World, seeker: World['seekers'][number]): Promise<string | undefined> {
  const { body } = await send(world, seeker, 'GET', '/me/applications');
  const { applications = [] } = (body ?? {}) as { applications?: { id: string; job: { id: string } }[] };
  return applications.find(({ job }) => job.id === world.jobId)?.id;
}

export async function view(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await send(world, world.random.pick(world.employers), 'POST', `/applications/${one.id}/view`, {});
}

export async function write(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await writeIn(world, one, world.random.pick([one.seeker, ...world.employers]));
}

/** Both sides write, and send the same message twice, like a browser that timed out. */
export async function writeAtOnce(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  await Promise.all([writeIn(world, one, one.seeker), writeIn(world, one, world.owner, { copies: 2 })]);
}

interface Writing {
  copies?: number;
  attachments?: StoredFile[];
}

export async function writeIn(
  world: World,
  one: Applied,
  from: Applied['seeker'],
  { copies = 1, attachments = [] }: Writing = {},
): Promise<void> {
  const message = newMessage(from, `Message ${one.messages.length} of ${from.role}`, attachments);
  one.messages.push(message);
  const { clientId, content } = message;
  const attachmentIds = attachments.map(({ id }) => id);
  const answers = await Promise.all(
    Array.from({ length: copies }, async () =>
      send(world, from, 'POST', `/applications/${one.id}/messages`, { clientId, content, attachmentIds }),
    ),
  );
  message.isAcknowledged = answers.some(({ isDone }) => isDone);
}

/** Two colleagues at once, with the same or different decisions. */
export async function decide(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  await Promise.all(
    world.employers.map(async (by) => {
      const verb: Decision['verb'] = world.random.pick(['accept', 'reject']);
      const { isDone, wasRepeated } = await send(world, by, 'POST', `/applications/${one.id}/${verb}`, {});
      const refused = wasRepeated ? 'unknown' : 'refused';
      one.decisions.push({ verb, by, outcome: isDone ? 'won' : refused });
    }),
  );
}

export async function withdraw(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await send(world, one.seeker, 'POST', `/applications/${one.id}/withdraw`, {});
}

/** Uninvolved users try to read and to change an application. */
export async function spy(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const others = world.seekers.filter((seeker) => seeker !== one.seeker);
  const [method, path, json] = world.random.pick<[string, string, object?]>([
    ['GET', ''],
    ['GET', '/thread'],
    ['GET', '/messages'],
    ['GET', '/notes'],
    ['GET', '/cv'],
    ['GET', '/interviews'],
    ['POST', '/messages', { clientId: randomUUID(), content: 'Let me in' }],
    ['POST', '/accept', {}],
    ['POST', '/withdraw', {}],
  ]);
  for (const person of [...world.strangers, ...others]) {
    const { status } = await send(world, person, method, `/applications/${one.id}${path}`, json);
    // 403: refused by role; 503: its connections failed.
    if (![403, 404, 503].includes(status))
      world.broken.push(`somebody saw what they may not: ${person.role} ${method} ${path}: ${status}`);
  }
}
