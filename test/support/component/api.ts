import { ORPCError } from '@orpc/client';
import {
  isContractProcedure,
  type AnyContractRouter,
  type ContractProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
} from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement, type AnyRouter } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import { problems, type ProblemCode, type ProblemData } from '#contract/problems.ts';
import { transport } from '#web/app/api-client.ts';

/** Operations of the contract that a test answers. */
export type Answers<Part = typeof contract> = {
  [Name in keyof Part]?: Part[Name] extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? (input: InferSchemaOutput<Input>) => InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : Answers<Part[Name]>;
};

class Refused extends ORPCError<ProblemCode, ProblemData> {}
class LostConnection extends TypeError {}

/** To be thrown by an answer. */
export const refused = (code: ProblemCode, data: ProblemData = {}): Error =>
  new Refused(code, { status: problems[code], message: code, data });

/** To be thrown by an answer: what `fetch` throws where the request or its answer is lost. */
export const lostConnection = (): Error => new LostConnection('Failed to fetch');

/** What went wrong with one request, for the test. */
interface Call {
  failure?: unknown;
}

let answers: Answers = {};
let unexpected: string[] = [];

/**
 * Answers the pages' calls of the API until the returned function is called, which throws if an operation was called that
 * has no answer here, or one that the contract does not allow.
 */
export function answerCalls(given: Answers): () => void {
  answers = given;
  unexpected = [];
  transport.fetch = answerCall;
  return () => {
    answers = {};
    if (unexpected.length > 0) throw new Error(`The API of this test: ${unexpected.join('; ')}`);
  };
}

const handler = new OpenAPIHandler<Call>(routerOf(contract, []));

async function answerCall(request: Request): Promise<Response> {
  const call: Call = {};
  const { response } = await handler.handle(request, { prefix: '/api', context: call });
  if (call.failure instanceof LostConnection) throw call.failure;
  return response ?? new Response(null, { status: 404 });
}

function routerOf(part: AnyContractRouter, path: readonly string[]): AnyRouter {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, routerOf(inner, [...path, name])]));
  return implement(part)
    .$context<Call>()
    .use(async ({ context, next }) => {
      try {
        return await next();
      } catch (error) {
        context.failure = error;
        if (!(error instanceof Refused || error instanceof LostConnection))
          unexpected.push(`${path.join('.')}: ${String(error)}`);
        throw error;
      }
    })
    .handler(async ({ input }) => findAnswer(path)(input));
}

function findAnswer(path: readonly string[]): (input: unknown) => unknown {
  let found: unknown = answers;
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found === 'function') return found as (input: unknown) => unknown;
  throw new Error('has no answer');
}
