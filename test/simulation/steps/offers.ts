import type { Application } from '#contract/applications/application-views.ts';
import type { Offer } from '#contract/offers/offer-views.ts';
import { offerInput } from '#test/support/offers.ts';

import { send } from '../send.ts';
import { anyOf, type Applied, type World } from '../world.ts';

const found = async (world: World, { id }: Applied): Promise<Offer | undefined> => {
  const { body } = await send(world, world.owner, 'GET', `/applications/${id}/offers`);
  const [last] = (body as { offers?: { id: string }[] } | undefined)?.offers ?? [];
  return last && ((await send(world, world.owner, 'GET', `/offers/${last.id}`)).body as Offer);
};

/** Begins one, asks for its approval, or sends it: also what is not approved. */
export async function offer(world: World): Promise<void> {
  const one = anyOf(world);
  if (!one) return;
  const { body } = await send(world, world.owner, 'GET', `/applications/${one.id}`);
  // Once, because the applicant is notified of each status once.
  if ((body as Application).status === 'viewed' || (body as Application).status === 'new')
    await send(world, world.owner, 'POST', `/applications/${one.id}/shortlist`, {});
  await send(world, world.owner, 'POST', `/applications/${one.id}/offers`, offerInput());
  const last = await found(world, one);
  if (!last?.version) return;
  const json = { version: last.version.number };
  for (const path of ['approval', 'send']) await send(world, world.owner, 'POST', `/offers/${last.id}/${path}`, json);
}

/** The approver decides while the offer is changed and sent. */
export async function approve(world: World): Promise<void> {
  const one = anyOf(world);
  const last = one && (await found(world, one));
  const [, approver] = world.employers;
  if (!last?.approval || !approver) return;
  const version = last.version.number;
  const isChanged = world.random.chance(0.2);
  await Promise.all([
    send(world, approver, 'POST', `/approvals/${last.approval.id}/decision`, { isApproved: true }),
    ...(isChanged ? [send(world, world.owner, 'PUT', `/offers/${last.id}`, { ...offerInput(), version })] : []),
    send(world, world.owner, 'POST', `/offers/${last.id}/send`, { version }),
  ]);
}

/** The candidate accepts while the company withdraws, changes or does nothing. */
export async function answerOffer(world: World): Promise<void> {
  const one = anyOf(world);
  const last = one && (await found(world, one));
  if (!one || !last?.version) return;
  const version = last.version.number;
  const verb = world.random.pick(['nothing', 'withdraw', 'change']);
  const accept = { version, name: 'Ana Prado', agrees: true };
  await Promise.all([
    send(world, one.seeker, 'POST', `/me/offers/${last.id}/accept`, accept),
    ...(verb === 'withdraw' ? [send(world, world.owner, 'POST', `/offers/${last.id}/withdraw`, {})] : []),
    ...(verb === 'change' ? [send(world, world.owner, 'PUT', `/offers/${last.id}`, { ...offerInput(), version })] : []),
  ]);
}
