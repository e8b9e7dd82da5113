import { implement, ORPCError } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import { problems, type ProblemCode } from '#contract/problems.ts';
import type { Access } from '#contract/procedure.ts';

import type { Actor, Ctx } from './context.ts';
import { Refusal } from './platform/http/refusal.ts';
import { recordRefusal } from './record-refusal.ts';

/** What the HTTP metadata knows beyond the context: for sign-in and the limits per address, for nothing else. */
export interface RequestMetadata {
  /** The reader's network address. */
  address: string;
  userAgent: string;
  requestHeaders: Headers;
  /** Headers that the answer carries; for cookies. */
  responseHeaders: Headers;
}

export interface ApiContext extends Ctx {
  metadata: RequestMetadata;
}

const refuse = (code: ProblemCode) => new ORPCError(code, { status: problems[code], message: code, data: {} });

/** Whether the actor may call a procedure of this access at all: undefined, or why not. */
export function gate(access: Access, actor: Actor): ProblemCode | undefined {
  if (access === 'anyone') return undefined;
  if (actor.kind === 'anonymous') return 'UNAUTHENTICATED';
  if (access === 'signed_in' || actor.kind === 'system') return undefined;
  return actor.role === access ? undefined : 'FORBIDDEN';
}

/** The contract's procedures, to be given their handlers by the features' api.ts; each passes its gate first. */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, path, procedure, next }) => {
    try {
      const refused = gate(procedure['~orpc'].meta.access, context.actor);
      if (refused) throw refuse(refused);
      return await next();
    } catch (error) {
      const name = path.join('.');
      if (error instanceof Refusal) recordRefusal(context, error, name);
      else if (error instanceof ORPCError) recordRefusal(context, { code: error.code, details: {} }, name);
      throw error;
    }
  });
