import type { ContractRouter } from '@orpc/contract';
import { implement, ORPCError, os } from '@orpc/server';

import { problems, type ProblemCode, type ProblemData } from '#contract/problems.ts';
import type { ProcedureMeta } from '#contract/procedure.ts';

import { mayUse, type Actor } from './actor.ts';
import type { Ctx } from './context.ts';
import { Refusal } from './platform/http/refusal.ts';
import { recordRefusal } from './record-refusal.ts';

/** Only for sign-in and the limits per address. */
export interface RequestMetadata {
  address: string;
  userAgent: string;
  requestHeaders: Headers;
  /** For cookies. */
  responseHeaders: Headers;
}

export interface ApiContext extends Ctx {
  metadata: RequestMetadata;
}

const refuse = (code: ProblemCode, data: ProblemData = {}) =>
  new ORPCError(code, { status: problems[code], message: code, data });

/**
 * Determines the actor. Users who have not accepted the terms may only read and manage their account; users who lack a
 * required second factor are anonymous except for their own account.
 * @throws ORPCError if they may not call it.
 */
function admit(
  {
    access,
    scope,
    isOfOwnAccount,
    isBeforeTerms,
    isForUnclaimed,
    requiresRecentProof,
  }: Omit<ProcedureMeta, 'isBeforeTerms'> & { isBeforeTerms: boolean },
  actor: Actor,
): Actor {
  if (actor.kind === 'key') {
    if (mayUse(actor, scope)) return actor;
    throw refuse('FORBIDDEN');
  }
  if (access === 'anyone' || actor.kind === 'system') return actor;
  const person = actor.kind === 'person' ? actor : actor.lacking;
  if (!person) throw refuse('UNAUTHENTICATED');
  if (access !== 'signed_in' && person.role !== access) throw refuse('FORBIDDEN');
  if (actor.kind !== 'person' && !isOfOwnAccount) throw refuse('FORBIDDEN', { reason: 'second_factor_required' });
  if (person.unclaimed && !isForUnclaimed) throw refuse('FORBIDDEN', { reason: 'account_needed' });
  if (person.termsToAccept !== undefined && !isOfOwnAccount && !isBeforeTerms)
    throw refuse('FORBIDDEN', { reason: 'terms_not_accepted' });
  if (requiresRecentProof && !person.provedRecently) throw refuse('FORBIDDEN', { reason: 'sign_in_again' });
  return person;
}

/** Shared by all parts, so that it runs once where they are combined. */
const gate = os.$context<ApiContext>().middleware(async ({ context, path, procedure, next }) => {
  try {
    const { meta, route } = procedure['~orpc'];
    const required = meta as ProcedureMeta;
    const isBeforeTerms = route.method === 'GET' || required.isBeforeTerms === true;
    return await next({ context: { actor: admit({ ...required, isBeforeTerms }, context.actor) } });
  } catch (error) {
    const name = path.join('.');
    if (error instanceof Refusal) recordRefusal(context, error, name);
    else if (error instanceof ORPCError) recordRefusal(context, { code: error.code, details: {} }, name);
    throw error;
  }
});

/** The procedures of a part of the contract, checked by the gate; each feature's api.ts adds handlers. */
export const implementing = <Part extends ContractRouter<ProcedureMeta>>(part: Part) =>
  // In a router: the type of `use` is known there, whatever the part is.
  implement({ part }).$context<ApiContext>().use(gate).part;
