import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { OpenAPIGenerator } from '@orpc/openapi';
import { createRouterClient, onError, ORPCError, ValidationError } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

import { contract } from '#contract/contract.ts';
import { fieldProblems, problems, problemSchema } from '#contract/problems.ts';

import type { Accounts } from './features/accounts/accounts.ts';
import { accountsApi } from './features/accounts/api.ts';
import { adminApi, reportApi } from './features/admin/api.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import { applicationsApi } from './features/applications/api.ts';
import { companiesApi } from './features/companies/api.ts';
import { filesApi } from './features/files/api.ts';
import { jobsApi } from './features/jobs/api.ts';
import { messagesApi } from './features/messaging/api.ts';
import { notificationsApi } from './features/notifications/api.ts';
import { profilesApi } from './features/profiles/api.ts';
import { settingsApi } from './features/settings/api.ts';
import { siteApi } from './features/site/api.ts';
import { ownDataApi } from './own-data.ts';
import { Refusal } from './platform/http/refusal.ts';
import type { Log } from './platform/log.ts';
import { procedures, type ApiContext } from './procedures.ts';

export type ApiRouter = ReturnType<typeof createApiRouter>;

/** Every procedure of the contract with its handler. */
export const createApiRouter = (config: { appUrl: URL; demo: boolean }, accounts: Accounts, health: HealthSources) =>
  procedures.router({
    site: siteApi(config),
    settings: settingsApi,
    accounts: accountsApi(accounts),
    companies: companiesApi,
    profiles: profilesApi,
    files: filesApi,
    applications: applicationsApi,
    messages: messagesApi,
    jobs: { ...jobsApi(), report: reportApi },
    notifications: notificationsApi,
    ownData: ownDataApi(config, accounts),
    admin: adminApi(health),
  });

/** The same procedures called in process, by the page loaders. */
export const createApiClient = (router: ApiRouter, context: ApiContext) => createRouterClient(router, { context });

/** The API over HTTP at /api, as OpenAPI describes it. */
export const createApiHandler = (router: ApiRouter, log: Log) =>
  new OpenAPIHandler<ApiContext>(router, {
    // What fails before a procedure is called is a body that is not what its content type says.
    interceptors: [
      onError((error) => {
        throw error instanceof ORPCError ? error : wire('INVALID', { reason: 'malformed_body' });
      }),
    ],
    clientInterceptors: [
      onError((error, { procedure, path, context }) => {
        if (error instanceof Refusal && error.details.retryAfter !== undefined)
          context.metadata.responseHeaders.set('retry-after', String(error.details.retryAfter));
        throw toWireError(error, procedure['~orpc'].route.path ?? '', (unexpected) =>
          log.error({ err: unexpected, procedure: path.join('.') }, 'request failed'),
        );
      }),
    ],
  });

/** The OpenAPI 3.1 document of the whole API. */
export const describeApi = (appUrl: URL) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Parlance',
      version: '1',
      description: 'Everything that the pages do, for integrators. Errors carry a code, and the fields that are wrong.',
    },
    servers: [{ url: new URL('/api', appUrl).href }],
    // Every refusal has the same shape, described once.
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Problem' }),
  });

/**
 * The one place where an error becomes an answer: refusals with their code, input that does not fit as 422 with its
 * fields (404 where it is the id in the path: an id of the wrong form names nothing), all else as 500 without a word.
 */
function toWireError(error: unknown, route: string, report: (error: unknown) => void): ORPCError<string, unknown> {
  if (error instanceof Refusal) {
    return new ORPCError(error.code, { status: error.status, message: error.code, data: error.details });
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') {
    const fields = error.cause instanceof ValidationError ? fieldProblems(error.cause.issues) : [];
    if (fields.some(({ path }) => route.includes(`{${path}}`))) return wire('NOT_FOUND', {});
    return error.cause instanceof ValidationError
      ? wire('INVALID', { fields })
      : wire('INVALID', { reason: 'malformed_body' });
  }
  if (error instanceof ORPCError && error.status < 500) return error;
  report(error);
  return wire(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', {});
}

const wire = (code: keyof typeof problems, data: object) =>
  new ORPCError(code, { status: problems[code], message: code, data });

const CONNECTION_FAILURES = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300|08\d{3})$/;

/** Whether the error says that the database is away, and not that we did something wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket file that is missing is a database that is away; any other missing file is not.
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isSocketGone ||
    CONNECTION_FAILURES.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isUnavailable(error.cause)
  );
}
