import { implement, ORPCError } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import { problems, type ProblemCode } from '#contract/problems.ts';
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

const refuse = (code: ProblemCode) => new ORPCError(code, { status: problems[code], message: code, data: {} });

/** Undefined, or the refusal's code. */
export function gate({ access, scope }: ProcedureMeta, actor: Actor): ProblemCode | undefined {
  if (actor.kind === 'key') return mayUse(actor, scope) ? undefined : 'FORBIDDEN';
  if (access === 'anyone') return undefined;
  if (actor.kind === 'anonymous') return 'UNAUTHENTICATED';
  if (access === 'signed_in' || actor.kind === 'system') return undefined;
  return actor.role === access ? undefined : 'FORBIDDEN';
}

/** Checked by the gate; each feature's api.ts adds handlers. */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, path, procedure, next }) => {
    try {
      const refused = gate(procedure['~orpc'].meta, context.actor);
      if (refused) throw refuse(refused);
      return await next();
    } catch (error) {
      const name = path.join('.');
      if (error instanceof Refusal) recordRefusal(context, error, name);
      else if (error instanceof ORPCError) recordRefusal(context, { code: error.code, details: {} }, name);
      throw error;
    }
  });
