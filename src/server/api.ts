import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, onError, ORPCError, traverseContractProcedures, ValidationError } from '@orpc/server';

import { contract } from '#contract/contract.ts';
import { problemSchema } from '#contract/problem-schemas.ts';
import { fieldProblems, problems } from '#contract/problems.ts';

import type { Accounts } from './features/accounts/accounts.ts';
import { accountsApi } from './features/accounts/api.ts';
import { identitiesApi } from './features/accounts/openid/api.ts';
import { passkeysApi } from './features/accounts/passkeys-api.ts';
import { secondFactorApi } from './features/accounts/second-factor-api.ts';
import { adminApi } from './features/admin/api.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import { decisionsApi, reportApi, reportsApi } from './features/admin/moderation/api.ts';
import {
  applicationsApi,
  blindReviewApi,
  hiringFiguresApi,
  rejectionsApi,
  tagsApi,
} from './features/applications/api.ts';
import { retentionApi } from './features/applications/retention/api.ts';
import { commentsApi } from './features/comments/api.ts';
import { companiesApi } from './features/companies/api.ts';
import { invitationsApi, teamsApi } from './features/companies/team-api.ts';
import { cvsApi } from './features/cvs/api.ts';
import { filesApi } from './features/files/api.ts';
import { importSchedulesApi, importsApi } from './features/imports/api.ts';
import { busyTimesApi, calendarFeedApi, interviewsApi } from './features/interviews/api.ts';
import { jobsApi, syndicationApi } from './features/jobs/api.ts';
import { questionsApi } from './features/jobs/questions/api.ts';
import { stagesApi } from './features/jobs/stages-api.ts';
import { keysApi, platformKeysApi } from './features/keys/api.ts';
import { languageTestsApi } from './features/language-tests/api.ts';
import { marketApi } from './features/market/api.ts';
import { messagesApi } from './features/messaging/api.ts';
import { notificationsApi, pushApi } from './features/notifications/api.ts';
import { ownPagesApi, termsApi } from './features/own-pages/api.ts';
import { placesApi } from './features/places/api.ts';
import { profilesApi } from './features/profiles/api.ts';
import { jobAlertsApi, savedSearchesApi } from './features/saved-searches/api.ts';
import { scorecardsApi } from './features/scorecards/api.ts';
import { settingsApi } from './features/settings/api.ts';
import { siteApi } from './features/site/api.ts';
import { setUpApi } from './features/site/set-up/api.ts';
import { talentApi } from './features/talent/api.ts';
import { companyTemplatesApi } from './features/templates/api.ts';
import { todosApi } from './features/todos/api.ts';
import { webhooksApi } from './features/webhooks/api.ts';
import { ownDataApi } from './own-data.ts';
import type { Config } from './platform/config.ts';
import { Refusal } from './platform/http/refusal.ts';
import { procedures, type ApiContext } from './procedures.ts';

export type ApiRouter = ReturnType<typeof createApiRouter>;

export const createApiRouter = (
  config: Pick<Config, 'appUrl' | 'demo' | 'smtpUrl' | 'mailFrom'>,
  accounts: Accounts,
  health: HealthSources,
) =>
  procedures.router({
    site: siteApi(config),
    setUp: setUpApi(config, accounts),
    settings: settingsApi,
    ownPages: ownPagesApi,
    terms: termsApi,
    accounts: accountsApi(accounts),
    secondFactor: secondFactorApi,
    passkeys: passkeysApi(accounts),
    identities: identitiesApi(accounts),
    companies: companiesApi,
    teams: teamsApi,
    invitations: invitationsApi,
    keys: keysApi,
    platformKeys: platformKeysApi,
    webhooks: webhooksApi(config),
    profiles: profilesApi,
    languageTests: languageTestsApi,
    files: filesApi,
    cvs: cvsApi,
    questions: questionsApi,
    stages: stagesApi,
    scorecards: scorecardsApi,
    applications: applicationsApi,
    retention: retentionApi,
    hiringFigures: hiringFiguresApi,
    blindReview: blindReviewApi,
    syndication: syndicationApi,
    comments: commentsApi,
    todos: todosApi,
    tags: tagsApi,
    rejections: rejectionsApi,
    companyTemplates: companyTemplatesApi,
    interviews: interviewsApi,
    calendarFeed: calendarFeedApi(config),
    busyTimes: busyTimesApi,
    imports: importsApi,
    importSchedules: importSchedulesApi,
    messages: messagesApi,
    places: placesApi,
    market: marketApi,
    talent: talentApi,
    jobs: { ...jobsApi(), report: reportApi },
    notifications: notificationsApi,
    push: pushApi,
    savedSearches: savedSearchesApi,
    jobAlerts: jobAlertsApi,
    reports: reportsApi,
    decisions: decisionsApi,
    ownData: ownDataApi(accounts),
    admin: adminApi(health),
  });

/** In process, for the page loaders. */
export const createApiClient = (router: ApiRouter, context: ApiContext) => createRouterClient(router, { context });

/** At /api. */
export const createApiHandler = (router: ApiRouter) =>
  new OpenAPIHandler<ApiContext>(router, {
    // Before the procedure, only parsing the body fails.
    interceptors: [
      onError((error) => {
        throw error instanceof ORPCError ? error : wire('INVALID', { reason: 'malformed_body' });
      }),
    ],
    clientInterceptors: [
      onError((error, { procedure, path, context }) => {
        if (error instanceof Refusal && error.details.retryAfter !== undefined)
          context.metadata.responseHeaders.set('retry-after', String(error.details.retryAfter));
        throw toWireError(error, procedure['~orpc'].route.path ?? '', (unexpected) => {
          context.log.error({ err: unexpected, procedure: path.join('.') }, 'request failed');
          return context.requestId;
        });
      }),
    ],
  });

/** What opens an operation to keys stands in its description; all others are for signed-in people or for anyone. */
export async function describeApi(appUrl: URL) {
  const document = await generate(appUrl);
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure } }) => {
    const { route, meta } = procedure;
    const operation = document.paths?.[route.path ?? '']?.[methodOf(route.method)];
    if (!operation || !meta.scope) return;
    operation.security = [{ key: [] }];
    operation.description = [operation.description, `Scope of keys: \`${meta.scope}\`.`].filter(Boolean).join(' ');
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
      description: 'Everything that the pages do, for integrators. Errors carry a code, and the fields that are wrong.',
    },
    servers: [{ url: new URL('/api', appUrl).href }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key.' } } },
    // All errors share one schema.
    commonSchemas: { Problem: { schema: problemSchema } },
    customErrorResponseBodySchema: () => ({ $ref: '#/components/schemas/Problem' }),
  });
}

/**
 * A refusal keeps its code, invalid input is 422 with its fields (404 where the path's id is malformed), everything
 * else 500 with nothing but the id that `report` returns.
 */
function toWireError(
  error: unknown,
  route: string,
  report: (error: unknown) => string | undefined,
): ORPCError<string, unknown> {
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
  return wire(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', { requestId: report(error) });
}

const wire = (code: keyof typeof problems, data: object) =>
  new ORPCError(code, { status: problems[code], message: code, data });

const CONNECTION_FAILURES = /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|53300|08\d{3})$/;
/** Read-only (as after a failover), disk full, out of memory, a deadlock, a statement, a lock or a transaction over its time. */
const PASSING_FAILURES = /^(25006|53[12]00|57014|55P03|25P0[34]|40P01)$/;
/** A file could not be written. */
const DISK_FULL = /^(ENOSPC|EDQUOT)$/;
/** What pg says without a code; the last of a connection that ended between two statements. */
const GONE = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Whether the database cannot be reached, or it or the disk cannot do this now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Other missing files are bugs.
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return (
    isSocketGone ||
    CONNECTION_FAILURES.test(code) ||
    PASSING_FAILURES.test(code) ||
    DISK_FULL.test(code) ||
    GONE.test(error.message) ||
    isUnavailable(error.cause)
  );
}
