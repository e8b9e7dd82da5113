import type { Interview } from '#contract/interviews.ts';
import { interviewInput } from '#test/support/interviews.ts';

import { send } from '../send.ts';
import { anyOf, type World } from '../world.ts';

const MINUTE = 60_000;
/** From now on, so that it is reminded of an hour before. */
const SOONEST = 100;

/** Each application at times of its own. */
export async function propose(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const from = Math.ceil((Date.now() + world.site.passed) / MINUTE) + SOONEST + 30 * world.applied.indexOf(one);
  const slots = [from, from + 120].map((minute) => new Date(minute * MINUTE).toISOString());
  const details = interviewInput(world.owner.userId);
  await send(world, world.owner, 'POST', `/applications/${one.id}/interviews`, {
    ...details,
    minutes: 15,
    slots,
  });
}

export async function book(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const { body } = await send(world, one.seeker, 'GET', `/applications/${one.id}/interviews`);
  const interview = (body as { interviews?: Interview[] } | undefined)?.interviews?.find(({ can }) => can.choose);
  const [slot] = interview?.slots ?? [];
  if (!interview || !slot || interview.startsAt !== null) return;
  await send(world, one.seeker, 'POST', `/interviews/${interview.id}/choose`, {
    startsAt: slot.startsAt,
    timeZone: 'Europe/Lisbon',
  });
}
