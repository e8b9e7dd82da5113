import { accountAccessContract } from './account-access.ts';
import { accountsContract } from './accounts.ts';
import { adminContract } from './admin.ts';
import { applicationsContract } from './applications.ts';
import { blindReviewContract } from './blind-review.ts';
import { busyTimesContract } from './busy-times.ts';
import { commentsContract } from './comments.ts';
import { companiesContract } from './companies.ts';
import { companyTemplatesContract } from './company-templates.ts';
import { contactAddressContract } from './contact-address.ts';
import { cvsContract } from './cvs.ts';
import { decisionsContract } from './decisions.ts';
import { filesContract } from './files.ts';
import { hiringFiguresContract } from './hiring-figures.ts';
import { identitiesContract } from './identities.ts';
import { importSchedulesContract } from './import-schedules.ts';
import { importsContract } from './imports.ts';
import { calendarFeedContract, interviewsContract } from './interviews.ts';
import { jobsContract } from './jobs.ts';
import { keysContract, platformKeysContract } from './keys.ts';
import { languageTestsContract } from './language-tests.ts';
import { marketContract } from './market.ts';
import { messagesContract } from './messages.ts';
import { reportsContract } from './moderation.ts';
import { notificationsContract } from './notifications.ts';
import { ownDataContract } from './own-data.ts';
import { ownPagesContract, termsContract } from './own-pages.ts';
import { passkeysContract } from './passkeys.ts';
import { placesContract } from './places.ts';
import { profilesContract } from './profiles.ts';
import { pushContract } from './push.ts';
import { questionsContract } from './questions.ts';
import { rejectionsContract } from './rejections.ts';
import { retentionContract } from './retention.ts';
import { jobAlertsContract, savedSearchesContract } from './saved-searches.ts';
import { scorecardsContract } from './scorecards.ts';
import { secondFactorContract } from './second-factor.ts';
import { setUpContract } from './set-up.ts';
import { settingsContract } from './settings.ts';
import { siteContract } from './site.ts';
import { stagesContract } from './stages.ts';
import { syndicationContract } from './syndication.ts';
import { tagsContract } from './tags.ts';
import { talentContract } from './talent.ts';
import { invitationsContract, teamsContract } from './teams.ts';
import { todosContract } from './todos.ts';
import { webhooksContract } from './webhooks.ts';

export const contract = {
  site: siteContract,
  setUp: setUpContract,
  settings: settingsContract,
  ownPages: ownPagesContract,
  terms: termsContract,
  accounts: accountsContract,
  contactAddress: contactAddressContract,
  accountAccess: accountAccessContract,
  secondFactor: secondFactorContract,
  passkeys: passkeysContract,
  identities: identitiesContract,
  companies: companiesContract,
  teams: teamsContract,
  invitations: invitationsContract,
  keys: keysContract,
  platformKeys: platformKeysContract,
  webhooks: webhooksContract,
  profiles: profilesContract,
  languageTests: languageTestsContract,
  files: filesContract,
  cvs: cvsContract,
  places: placesContract,
  market: marketContract,
  talent: talentContract,
  jobs: jobsContract,
  questions: questionsContract,
  stages: stagesContract,
  scorecards: scorecardsContract,
  applications: applicationsContract,
  retention: retentionContract,
  hiringFigures: hiringFiguresContract,
  blindReview: blindReviewContract,
  syndication: syndicationContract,
  comments: commentsContract,
  todos: todosContract,
  tags: tagsContract,
  rejections: rejectionsContract,
  companyTemplates: companyTemplatesContract,
  interviews: interviewsContract,
  calendarFeed: calendarFeedContract,
  busyTimes: busyTimesContract,
  imports: importsContract,
  importSchedules: importSchedulesContract,
  messages: messagesContract,
  notifications: notificationsContract,
  push: pushContract,
  savedSearches: savedSearchesContract,
  jobAlerts: jobAlertsContract,
  reports: reportsContract,
  decisions: decisionsContract,
  ownData: ownDataContract,
  admin: adminContract,
};
