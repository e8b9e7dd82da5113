import { ORPCError } from '@orpc/client';
import {
  isContractProcedure,
  ValidationError,
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

/** Thrown by an answer. */
export const refused = (code: ProblemCode, data: ProblemData = {}): Error =>
  new Refused(code, { status: problems[code], message: code, data });

/** Thrown by an answer: what `fetch` throws if the request or its answer is lost. */
export const lostConnection = (): Error => new LostConnection('Failed to fetch');

/** The answers that the shown part gets. */
interface Api {
  answers: Answers;
  /** Calls without an answer, or that the contract does not allow. */
  unexpected: string[];
}

interface Call {
  api: Api;
  failure?: unknown;
}

/**
 * Answers the calls of the API from now on, until it is called again.
 * @returns a check that throws if a call had no answer, or is not allowed by the contract.
 */
export function answerCalls(answers: Answers): () => void {
  const api: Api = { answers, unexpected: [] };
  transport.fetch = (request) => answerCall(request, { api });
  return () => {
    if (api.unexpected.length > 0) throw new Error(`The API of this test: ${api.unexpected.join('; ')}`);
  };
}

const handler = new OpenAPIHandler<Call>(routerOf(contract, []), {
  clientInterceptors: [
    async ({ context, path, next }) => {
      try {
        return await next();
      } catch (error) {
        context.failure = error;
        if (!(error instanceof Refused || error instanceof LostConnection))
          context.api.unexpected.push(`${path.join('.')}: ${String(causeOf(error))}`);
        throw error;
      }
    },
  ],
});

/** Describes a schema's errors. */
const causeOf = (error: unknown): unknown =>
  error instanceof ORPCError && error.cause instanceof ValidationError
    ? `${error.message}: ${JSON.stringify(error.cause.issues)}`
    : error;

async function answerCall(request: Request, call: Call): Promise<Response> {
  const { response } = await handler.handle(request, { prefix: '/api', context: call });
  if (call.failure instanceof LostConnection) throw call.failure;
  return response ?? new Response(null, { status: 404 });
}

function routerOf(part: AnyContractRouter, path: readonly string[]): AnyRouter {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, routerOf(inner, [...path, name])]));
  return implement(part)
    .$context<Call>()
    .handler(async ({ context, input }) => findAnswer(context.api.answers, path)(input));
}

function findAnswer(answers: Answers, path: readonly string[]): (input: unknown) => unknown {
  let found: unknown = answers;
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  if (typeof found === 'function') return found as (input: unknown) => unknown;
  throw new Error('has no answer');
}
