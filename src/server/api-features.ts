import type { Accounts } from './features/accounts/accounts.ts';
import type { HealthSources } from './features/admin/health/sources.ts';
import type { Config } from './platform/config.ts';

/** The procedures of each feature, whose code is loaded with their first call (decision 0154). */
export const createApiFeatures = (
  config: Pick<Config, 'appUrl' | 'demo' | 'smtpUrl' | 'mailFrom'>,
  accounts: Accounts,
  health: HealthSources,
) => ({
  site: async () => (await import('./features/site/api.ts')).siteApi(config),
  setUp: async () => (await import('./features/site/set-up/api.ts')).setUpApi(config, accounts),
  settings: async () => (await import('./features/settings/api.ts')).settingsApi,
  ownPages: async () => (await import('./features/own-pages/api.ts')).ownPagesApi,
  terms: async () => (await import('./features/own-pages/api.ts')).termsApi,
  accounts: async () => (await import('./features/accounts/api.ts')).accountsApi(accounts),
  contactAddress: async () => (await import('./features/accounts/contact-address-api.ts')).contactAddressApi,
  accountAccess: async () => (await import('./account-access.ts')).accountAccessApi(accounts),
  secondFactor: async () => (await import('./features/accounts/second-factor-api.ts')).secondFactorApi,
  passkeys: async () => (await import('./features/accounts/passkeys-api.ts')).passkeysApi(accounts),
  identities: async () => (await import('./features/accounts/openid/api.ts')).identitiesApi(accounts),
  companies: async () => (await import('./features/companies/api.ts')).companiesApi,
  teams: async () => (await import('./features/companies/team-api.ts')).teamsApi,
  invitations: async () => (await import('./features/companies/team-api.ts')).invitationsApi,
  keys: async () => (await import('./features/keys/api.ts')).keysApi,
  platformKeys: async () => (await import('./features/keys/api.ts')).platformKeysApi,
  webhooks: async () => (await import('./features/webhooks/api.ts')).webhooksApi(config),
  profiles: async () => (await import('./features/profiles/api.ts')).profilesApi,
  languageTests: async () => (await import('./features/language-tests/api.ts')).languageTestsApi,
  files: async () => (await import('./features/files/api.ts')).filesApi,
  cvs: async () => (await import('./features/cvs/api.ts')).cvsApi,
  questions: async () => (await import('./features/jobs/questions/api.ts')).questionsApi,
  stages: async () => (await import('./features/jobs/stages-api.ts')).stagesApi,
  scorecards: async () => (await import('./features/scorecards/api.ts')).scorecardsApi,
  applications: async () => (await import('./features/applications/api.ts')).applicationsApi,
  retention: async () => (await import('./features/applications/retention/api.ts')).retentionApi,
  hiringFigures: async () => (await import('./features/applications/api.ts')).hiringFiguresApi,
  blindReview: async () => (await import('./features/applications/api.ts')).blindReviewApi,
  syndication: async () => (await import('./features/jobs/api.ts')).syndicationApi,
  comments: async () => (await import('./features/comments/api.ts')).commentsApi,
  todos: async () => (await import('./features/todos/api.ts')).todosApi,
  tags: async () => (await import('./features/applications/api.ts')).tagsApi,
  rejections: async () => (await import('./features/applications/api.ts')).rejectionsApi,
  companyTemplates: async () => (await import('./features/templates/api.ts')).companyTemplatesApi,
  interviews: async () => (await import('./features/interviews/api.ts')).interviewsApi,
  calendarFeed: async () => (await import('./features/interviews/api.ts')).calendarFeedApi(config),
  busyTimes: async () => (await import('./features/interviews/api.ts')).busyTimesApi,
  imports: async () => (await import('./features/imports/api.ts')).importsApi,
  importSchedules: async () => (await import('./features/imports/api.ts')).importSchedulesApi,
  messages: async () => (await import('./features/messaging/api.ts')).messagesApi,
  places: async () => (await import('./features/places/api.ts')).placesApi,
  market: async () => (await import('./features/market/api.ts')).marketApi,
  talent: async () => (await import('./features/talent/api.ts')).talentApi,
  jobs: loadJobs,
  notifications: async () => (await import('./features/notifications/api.ts')).notificationsApi,
  push: async () => (await import('./features/notifications/api.ts')).pushApi,
  savedSearches: async () => (await import('./features/saved-searches/api.ts')).savedSearchesApi,
  jobAlerts: async () => (await import('./features/saved-searches/api.ts')).jobAlertsApi,
  reports: async () => (await import('./features/admin/moderation/api.ts')).reportsApi,
  decisions: async () => (await import('./features/admin/moderation/api.ts')).decisionsApi,
  ownData: async () => (await import('./own-data.ts')).ownDataApi(accounts),
  admin: async () => (await import('./features/admin/api.ts')).adminApi(health),
});

export type ApiFeatures = ReturnType<typeof createApiFeatures>;

async function loadJobs() {
  const [{ jobsApi }, { reportApi }] = await Promise.all([
    import('./features/jobs/api.ts'),
    import('./features/admin/moderation/report-api.ts'),
  ]);
  return { ...jobsApi(), report: reportApi };
}
