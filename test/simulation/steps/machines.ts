import { runTask, work } from '../site.ts';
import { moveListener } from '../streams.ts';
import type { World } from '../world.ts';
import { decide, write, writeAtOnce } from './applications.ts';
import { attach, uploadCv } from './files.ts';
import { present, takeBack } from './presenting.ts';

const MINUTE = 60_000;
/** Minutes. With longer steps, a reminder missed by one run would be late. */
const LONGEST_PAUSE = 8;
const MOST_WRONG = 20;

export const workOnOne = ({ random, site }: World): Promise<void> => work(random.pick(site.machines));

export const workOnBoth = async ({ site }: World): Promise<void> => void (await Promise.all(site.machines.map(work)));

/** Both run due work at once. */
export async function passTime({ random, site }: World): Promise<void> {
  site.passed += random.between(1, LONGEST_PAUSE) * MINUTE;
  for (const name of ['interviews.remind', 'webhooks.collect'])
    await Promise.all(site.machines.map((machine) => runTask(machine, name)));
}

/** The second machine's clock, which may be wrong already. */
export function changeClock({ random, site }: World): Promise<void> {
  const [, machine] = site.machines;
  if (machine) machine.wrongBy = random.between(-MOST_WRONG, MOST_WRONG) * MINUTE;
  return Promise.resolve();
}

/** During its next work. */
export async function killOne(world: World): Promise<void> {
  const { random, site } = world;
  const machine = random.pick(site.machines);
  machine.life.killedIn = random.between(1, 25);
  const meanwhile = random.pick([write, writeAtOnce, decide, attach, uploadCv, present, takeBack]);
  await Promise.all([meanwhile(world), work(machine)]);
  machine.life.killedIn = undefined;
}

/** Restarts the killed one; its followers reconnect elsewhere. */
export async function replaceKilled({ random, site, listeners }: World): Promise<void> {
  if (site.machines.every(({ life }) => !life.isOver)) return;
  await site.startAgain();
  for (const listener of listeners)
    if (listener.machine.life.isOver) await moveListener(listener, random.pick(site.machines));
}

export async function moveStream({ random, site, listeners }: World): Promise<void> {
  await moveListener(random.pick(listeners), random.pick(site.machines));
}

export function changeMailServer({ mail, random }: World): Promise<void> {
  mail.mood = random.pick(['takes', 'takes', 'refuses']);
  return Promise.resolve();
}
