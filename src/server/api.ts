import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { onError, ORPCError, traverseContractProcedures, ValidationError } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import { problemSchema } from '#contract/problem-schemas.ts';
import { fieldProblems, problems } from '#contract/problems.ts';

import type { ApiRouter } from './api-router.ts';
import { Refusal, refusalFor } from './platform/http/refusal.ts';
import { implementing, type ApiContext } from './procedures.ts';

/** At /api. */
export const createApiHandler = (features: ApiRouter) =>
  new OpenAPIHandler<ApiContext>(implementing(contract).router(features), {
    // Before the procedure, only parsing the body fails.
    interceptors: [
      onError((error) => {
        throw error instanceof ORPCError ? error : wire('INVALID', { reason: 'malformed_body' });
      }),
      ({ request, next, ...options }) =>
        next({ ...options, request: { ...request, body: async () => requireFields(await request.body()) } }),
    ],
    clientInterceptors: [
      onError((error, { procedure, path, context }) => {
        if (error instanceof ORPCError && error.status < 500)
          throw ofClient(error, procedure['~orpc'].route.path ?? '');
        if (!(error instanceof Refusal)) context.log.error({ err: error, procedure: path.join('.') }, 'request failed');
        const { code, status, details } = refusalFor(error, context.requestId);
        if (details.retryAfter !== undefined)
          context.metadata.responseHeaders.set('retry-after', String(details.retryAfter));
        throw new ORPCError(code, { status, message: code, data: details });
      }),
    ],
  });

/** Beside parameters of the path, null or a list would count as no body. */
function requireFields(body: unknown): unknown {
  if (body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body))) return body;
  throw new TypeError('The body has no fields.');
}

/**
 * The description of an operation names the scope that opens it to keys; all others are for signed-in people or for
 * anyone.
 */
export async function describeApi(appUrl: URL) {
  const document = await generate(appUrl);
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure } }) => {
    const { route, meta } = procedure;
    const operation = document.paths?.[route.path ?? '']?.[methodOf(route.method)];
    if (!operation || !meta.scope) return;
    operation.security = [{ key: [] }];
    operation.description = [operation.description, `Keys need the scope \`${meta.scope}\`.`].filter(Boolean).join(' ');
  });
  return document;
}

const methodOf = (method = 'POST') => method.toLowerCase() as 'get';

async function generate(appUrl: URL) {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Parlance',
      version: '1',
      description:
        'The API of the site’s own pages, open to integrators. Errors have a code, and name the invalid fields.',
    },
    servers: [{ url: new URL('/api', appUrl).href }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key.' } } },
    // All errors share one schema.
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Problem' }),
  });
}

/** Invalid input is 422 with its fields, 404 where the path's id is malformed. */
function ofClient(error: ORPCError<string, unknown>, route: string): ORPCError<string, unknown> {
  if (error.code !== 'BAD_REQUEST') return error;
  if (!(error.cause instanceof ValidationError)) return wire('INVALID', { reason: 'malformed_body' });
  const fields = fieldProblems(error.cause.issues);
  return fields.some(({ path }) => route.includes(`{${path}}`)) ? wire('NOT_FOUND', {}) : wire('INVALID', { fields });
}

const wire = (code: keyof typeof problems, data: object) =>
  new ORPCError(code, { status: problems[code], message: code, data });
