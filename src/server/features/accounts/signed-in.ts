import type { Ctx, Person } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * The person who acts.
 * @throws Refusal UNAUTHENTICATED where nobody is signed in.
 */
export function personOf({ actor }: Pick<Ctx, 'actor'>): Person {
  if (actor.kind !== 'person') throw new Refusal('UNAUTHENTICATED');
  return actor;
}
