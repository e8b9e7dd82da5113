import { implement, ORPCError } from '@orpc/server';

import { contract } from '#contract/contract.ts';
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
 * Who calls the procedure. Who has not accepted the terms reads, and looks after their account; somebody who lacks a second factor that they need is anyone, but for their own account.
 * @throws ORPCError where they may not.
 */
function admit(
  {
    access,
    scope,
    isOfOwnAccount,
    isBeforeTerms,
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
  if (person.termsToAccept !== undefined && !isOfOwnAccount && !isBeforeTerms)
    throw refuse('FORBIDDEN', { reason: 'terms_not_accepted' });
  if (requiresRecentProof && !person.provedRecently) throw refuse('FORBIDDEN', { reason: 'sign_in_again' });
  return person;
}

/** Checked by the gate; each feature's api.ts adds handlers. */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, path, procedure, next }) => {
    try {
      const { meta, route } = procedure['~orpc'];
      const isBeforeTerms = route.method === 'GET' || meta.isBeforeTerms === true;
      return await next({ context: { actor: admit({ ...meta, isBeforeTerms }, context.actor) } });
    } catch (error) {
      const name = path.join('.');
      if (error instanceof Refusal) recordRefusal(context, error, name);
      else if (error instanceof ORPCError) recordRefusal(context, { code: error.code, details: {} }, name);
      throw error;
    }
  });
