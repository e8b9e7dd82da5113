import { createRouterClient, type RouterClient } from '@orpc/server';

import { accountAccessApi } from './account-access.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { accountsApi } from './features/accounts/api.ts';
import { contactAddressApi } from './features/accounts/contact-address-api.ts';
import { identitiesApi } from './features/accounts/openid/api.ts';
import { passkeysApi } from './features/accounts/passkeys-api.ts';
import { secondFactorApi } from './features/accounts/second-factor-api.ts';
import { adminApi } from './features/admin/api.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import { decisionsApi, reportsApi } from './features/admin/moderation/api.ts';
import { reportApi } from './features/admin/moderation/report-api.ts';
import { agencyApis } from './features/agency/api.ts';
import {
  applicationsApi,
  blindReviewApi,
  hiringFiguresApi,
  rejectionsApi,
  tagsApi,
} from './features/applications/api.ts';
import { retentionApi } from './features/applications/retention/api.ts';
import { approvalsApi } from './features/approvals/api.ts';
import {
  addedCandidatesApi,
  candidateImportsApi,
  candidateNoticesApi,
  mailedCvsApi,
} from './features/candidates/api.ts';
import { candidateListsApi, companyCandidatesApi } from './features/candidates/company-api.ts';
import { clientsApis } from './features/clients/api.ts';
import { commentsApi } from './features/comments/api.ts';
import { companiesApi } from './features/companies/api.ts';
import { invitationsApi, teamsApi } from './features/companies/team-api.ts';
import { cvsApi } from './features/cvs/api.ts';
import type { CvReader } from './features/cvs/cv-reader.ts';
import { filesApi } from './features/files/api.ts';
import { importSchedulesApi, importsApi } from './features/imports/api.ts';
import { busyTimesApi, calendarFeedApi, interviewsApi } from './features/interviews/api.ts';
import { jobsApi, type JobsParts, syndicationApi } from './features/jobs/api.ts';
import { questionsApi } from './features/jobs/questions/api.ts';
import { stagesApi } from './features/jobs/stages-api.ts';
import { keysApi, platformKeysApi } from './features/keys/api.ts';
import { languageTestsApi } from './features/language-tests/api.ts';
import { marketApi } from './features/market/api.ts';
import { messagesApi, type MessagingParts } from './features/messaging/api.ts';
import { notificationsApi, pushApi } from './features/notifications/api.ts';
import { offerApis } from './features/offers/api.ts';
import { ownPagesApi, termsApi } from './features/own-pages/api.ts';
import { placementsApis } from './features/placements/api.ts';
import { placesApi } from './features/places/api.ts';
import { presentingApis } from './features/presenting/api.ts';
import { shortlistsApi } from './features/presenting/shortlists/api.ts';
import { profilesApi } from './features/profiles/api.ts';
import { jobAlertsApi, savedSearchesApi } from './features/saved-searches/api.ts';
import { scorecardsApi } from './features/scorecards/api.ts';
import { screeningApis } from './features/screening/api.ts';
import { settingsApi } from './features/settings/api.ts';
import { siteApi, type SiteParts } from './features/site/api.ts';
import { setUpApi } from './features/site/set-up/api.ts';
import { talentApi } from './features/talent/api.ts';
import { companyTemplatesApi } from './features/templates/api.ts';
import { todosApi } from './features/todos/api.ts';
import { webhooksApi } from './features/webhooks/api.ts';
import { ownDataApi } from './own-data.ts';
import { personLinksApi } from './person-links.ts';
import type { Config } from './platform/config.ts';
import type { PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import type { ApiContext } from './procedures.ts';

/** What features need besides the context of a request. */
export interface ApiDeps extends Omit<HealthSources, 'config'>, SiteParts, JobsParts, MessagingParts {
  config: HealthSources['config'] & Pick<Config, 'mailFrom' | 'replies'>;
  accounts: Accounts;
  cvReader: CvReader;
  pdfDrawer: PdfDrawer;
}

/** A company's work on applications; these features need no dependencies of the process. */
const workApis = {
  comments: commentsApi,
  todos: todosApi,
  tags: tagsApi,
  rejections: rejectionsApi,
  companyTemplates: companyTemplatesApi,
  approvals: approvalsApi,
  ...offerApis,
  ...agencyApis,
  ...screeningApis,
  ...clientsApis,
  ...presentingApis,
  ...placementsApis,
};

/** The procedures of each feature. */
export const createApiRouter = (deps: ApiDeps) => ({
  site: siteApi(deps.config, deps),
  setUp: setUpApi(deps.config, deps.accounts),
  settings: settingsApi,
  ownPages: ownPagesApi,
  terms: termsApi,
  accounts: accountsApi(deps.accounts),
  personLinks: personLinksApi(deps.accounts),
  contactAddress: contactAddressApi,
  accountAccess: accountAccessApi(deps.accounts),
  secondFactor: secondFactorApi(deps.accounts),
  passkeys: passkeysApi(deps.accounts),
  identities: identitiesApi(deps.accounts),
  companies: companiesApi,
  teams: teamsApi,
  invitations: invitationsApi,
  keys: keysApi,
  platformKeys: platformKeysApi,
  webhooks: webhooksApi(deps.config),
  profiles: profilesApi,
  languageTests: languageTestsApi,
  files: filesApi(deps),
  cvs: cvsApi(deps),
  questions: questionsApi,
  stages: stagesApi,
  scorecards: scorecardsApi,
  applications: applicationsApi,
  retention: retentionApi,
  hiringFigures: hiringFiguresApi,
  blindReview: blindReviewApi,
  syndication: syndicationApi,
  ...workApis,
  shortlists: shortlistsApi(deps),
  interviews: interviewsApi,
  calendarFeed: calendarFeedApi(deps.config),
  busyTimes: busyTimesApi,
  imports: importsApi,
  importSchedules: importSchedulesApi,
  messages: messagesApi(deps),
  places: placesApi,
  market: marketApi(deps),
  talent: talentApi,
  candidates: companyCandidatesApi,
  candidateLists: candidateListsApi,
  addedCandidates: addedCandidatesApi(deps),
  candidateImports: candidateImportsApi,
  candidateNotices: candidateNoticesApi,
  mailedCvs: mailedCvsApi(deps),
  jobs: { ...jobsApi(deps), report: reportApi },
  notifications: notificationsApi,
  push: pushApi,
  savedSearches: savedSearchesApi,
  jobAlerts: jobAlertsApi,
  reports: reportsApi,
  decisions: decisionsApi,
  ownData: ownDataApi(deps.accounts),
  admin: adminApi(deps),
});

export type ApiRouter = ReturnType<typeof createApiRouter>;

/** In process, for the page loaders. */
export type ApiClient = RouterClient<ApiRouter>;

export const createApiClient = (router: ApiRouter, context: ApiContext): ApiClient =>
  createRouterClient(router, { context });
