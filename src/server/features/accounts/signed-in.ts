import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * The signed-in person.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN for a key
 */
export function personOf({ actor }: Pick<Ctx, 'actor'>): Person {
  if (actor.kind === 'key') throw new Refusal('FORBIDDEN');
  if (actor.kind !== 'person') throw new Refusal('UNAUTHENTICATED');
  return actor;
}
