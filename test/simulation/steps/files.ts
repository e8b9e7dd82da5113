import { pdf, uploadForm } from '#test/support/made-files.ts';
import type { TestPerson } from '#test/support/people.ts';

import { receive, send } from '../send.ts';
import { runTask } from '../site.ts';
import { anyOf, type StoredFile, type World } from '../world.ts';
import { writeIn } from './applications.ts';

/** Undefined if no answer confirmed it. */
async function upload(world: World, person: TestPerson, kind: 'cv' | 'attachment'): Promise<StoredFile | undefined> {
  const bytes = Buffer.from(pdf(world.random.between(200, 4_000)));
  // Each is different.
  bytes.write(`${world.seed} ${world.step} ${world.requests}`, 40);
  const form = () => uploadForm(kind, 'file.pdf', bytes);
  const { isDone, bytes: answer } = await receive(world, person, 'POST', '/files', { form });
  if (!isDone) return undefined;
  const file = { id: (JSON.parse(answer.toString()) as { id: string }).id, bytes };
  world.files.set(file.id, file);
  return file;
}

export async function uploadCv(world: World): Promise<void> {
  const seeker = world.random.pick(world.seekers);
  const file = await upload(world, seeker, 'cv');
  if (file) await send(world, seeker, 'PATCH', '/me/profile', { cvFileId: file.id });
}

export async function attach(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const from = world.random.pick([one.seeker, ...world.employers]);
  const file = await upload(world, from, 'attachment');
  if (file) await writeIn(world, one, from, { attachments: [file] });
}

export async function download(world: World): Promise<void> {
  const one = anyOf(world);
  const sent = one?.messages.filter(({ isAcknowledged, attachments }) => isAcknowledged && attachments.length > 0);
  if (!one || !sent || sent.length === 0) return;
  const [file] = world.random.pick(sent).attachments;
  const reader = world.random.pick([one.seeker, ...world.employers]);
  const { status, bytes } = await receive(world, reader, 'GET', `/applications/${one.id}/attachments/${file?.id}`);
  if (status === 200 && file && !bytes.equals(file.bytes)) world.broken.push('a file came with other bytes');
}

/** The nightly sweep runs during an upload. */
export async function uploadDuringSweep(world: World): Promise<void> {
  const machine = world.random.pick(world.site.machines);
  await Promise.all([attach(world), runTask(machine, 'files.sweep')]);
}
