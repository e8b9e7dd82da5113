import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * The signed-in person.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN for a key or without a required second factor
 */
export function personOf({ actor }: Pick<Ctx, 'actor'>): Person {
  if (actor.kind === 'key') throw new Refusal('FORBIDDEN');
  if (actor.kind === 'anonymous' && actor.lacking) throw new Refusal('FORBIDDEN', { reason: 'second_factor_required' });
  if (actor.kind !== 'person') throw new Refusal('UNAUTHENTICATED');
  return actor;
}

/**
 * For actions that require a proof only in some cases; those that always do say so in the contract
 * (`requiresRecentProof`).
 * @throws Refusal FORBIDDEN sign_in_again
 */
export function requireRecentProof(ctx: Pick<Ctx, 'actor'>): void {
  if (!personOf(ctx).provedRecently) throw new Refusal('FORBIDDEN', { reason: 'sign_in_again' });
}
