import type { Interview } from '#contract/interviews/interviews.ts';
import { interviewInput } from '#test/support/interviews.ts';

import { send } from '../send.ts';
import { anyOf, type Applied, type World } from '../world.ts';

const MINUTE = 60_000;
/** From now on, so that the reminder an hour before is due. */
const SOONEST = 100;

/** Each application has different times. */
async function proposeTo(world: World, one: Applied): Promise<void> {
  const from = Math.ceil((Date.now() + world.site.passed) / MINUTE) + SOONEST + 30 * world.applied.indexOf(one);
  const slots = [from, from + 120].map((minute) => new Date(minute * MINUTE).toISOString());
  const details = interviewInput(world.owner.userId);
  await send(world, world.owner, 'POST', `/applications/${one.id}/interviews`, {
    ...details,
    minutes: 15,
    slots,
  });
}

export async function propose(world: World): Promise<void> {
  const one = anyOf(world);
  if (one) await proposeTo(world, one);
}

/** The time proposed now or before. */
export async function book(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  if (!(await findOpen(world, one))) await proposeTo(world, one);
  const interview = await findOpen(world, one);
  const [slot] = interview?.slots ?? [];
  if (!interview || !slot) return;
  await send(world, one.seeker, 'POST', `/interviews/${interview.id}/choose`, {
    startsAt: slot.startsAt,
    timeZone: 'Europe/Lisbon',
  });
}

async function findOpen(world: World, { id, seeker }: Applied): Promise<Interview | undefined> {
  const { body } = await send(world, seeker, 'GET', `/applications/${id}/interviews`);
  const { interviews = [] } = (body ?? {}) as { interviews?: Interview[] };
  return interviews.find(({ can, startsAt }) => can.choose && startsAt === null);
}
