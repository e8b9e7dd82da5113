import { accountAccessContract } from '#contract/accounts/account-access.ts';
import { accountsContract } from '#contract/accounts/accounts.ts';
import { contactAddressContract } from '#contract/accounts/contact-address.ts';
import { identitiesContract } from '#contract/accounts/identities.ts';
import { ownDataContract } from '#contract/accounts/own-data.ts';
import { passkeysContract } from '#contract/accounts/passkeys.ts';
import { personLinksContract } from '#contract/accounts/person-links.ts';
import { secondFactorContract } from '#contract/accounts/second-factor.ts';
import { adminContract } from '#contract/admin/admin.ts';
import { decisionsContract } from '#contract/admin/decisions.ts';
import { reportsContract } from '#contract/admin/moderation.ts';
import { agencyContract } from '#contract/agency/agency.ts';
import { applicationsContract } from '#contract/applications/applications.ts';
import { blindReviewContract } from '#contract/applications/blind-review.ts';
import { hiringFiguresContract } from '#contract/applications/hiring-figures.ts';
import { rejectionsContract } from '#contract/applications/rejections.ts';
import { retentionContract } from '#contract/applications/retention.ts';
import { stagesContract } from '#contract/applications/stages.ts';
import { tagsContract } from '#contract/applications/tags.ts';
import { approvalsContract } from '#contract/approvals/approvals.ts';
import { addedCandidatesContract } from '#contract/candidates/added-candidates.ts';
import { candidateImportsContract } from '#contract/candidates/candidate-imports.ts';
import { candidateListsContract } from '#contract/candidates/candidate-lists.ts';
import { candidateNoticesContract } from '#contract/candidates/candidate-notices.ts';
import { companyCandidatesContract } from '#contract/candidates/company-candidates.ts';
import { mailedCvsContract } from '#contract/candidates/mailed-cvs.ts';
import { clientsContract } from '#contract/clients/clients.ts';
import { mandatesContract } from '#contract/clients/mandates.ts';
import { commentsContract } from '#contract/comments/comments.ts';
import { companiesContract } from '#contract/companies/companies.ts';
import { invitationsContract, teamsContract } from '#contract/companies/teams.ts';
import { cvsContract } from '#contract/cvs/cvs.ts';
import { filesContract } from '#contract/files/files.ts';
import { importSchedulesContract } from '#contract/imports/import-schedules.ts';
import { importsContract } from '#contract/imports/imports.ts';
import { busyTimesContract } from '#contract/interviews/busy-times.ts';
import { calendarFeedContract, interviewsContract } from '#contract/interviews/interviews.ts';
import { jobsContract } from '#contract/jobs/jobs.ts';
import { questionsContract } from '#contract/jobs/questions.ts';
import { syndicationContract } from '#contract/jobs/syndication.ts';
import { keysContract, platformKeysContract } from '#contract/keys/keys.ts';
import { languageTestsContract } from '#contract/language-tests/language-tests.ts';
import { marketContract } from '#contract/market/market.ts';
import { messagesContract } from '#contract/messaging/messages.ts';
import { notificationsContract } from '#contract/notifications/notifications.ts';
import { pushContract } from '#contract/notifications/push.ts';
import { offerFiguresContract } from '#contract/offers/offer-figures.ts';
import { offerTemplatesContract } from '#contract/offers/offer-templates.ts';
import { offersContract } from '#contract/offers/offers.ts';
import { ownOffersContract } from '#contract/offers/own-offers.ts';
import { signedDocumentsContract } from '#contract/offers/signed-documents.ts';
import { ownPagesContract, termsContract } from '#contract/own-pages/own-pages.ts';
import { deskContract } from '#contract/placements/desk.ts';
import { invoicesContract } from '#contract/placements/invoices.ts';
import { placementsContract } from '#contract/placements/placements.ts';
import { placesContract } from '#contract/places/places.ts';
import { ownRepresentationsContract } from '#contract/presenting/own-representations.ts';
import { presentationsContract } from '#contract/presenting/presentations.ts';
import { representationsContract } from '#contract/presenting/representations.ts';
import { shortlistsContract } from '#contract/presenting/shortlists.ts';
import { profilesContract } from '#contract/profiles/profiles.ts';
import { jobAlertsContract, savedSearchesContract } from '#contract/saved-searches/saved-searches.ts';
import { scorecardsContract } from '#contract/scorecards/scorecards.ts';
import { ownScreeningsContract } from '#contract/screening/own-screenings.ts';
import { referencesContract } from '#contract/screening/references.ts';
import { screeningsContract } from '#contract/screening/screenings.ts';
import { settingsContract } from '#contract/settings/settings.ts';
import { setUpContract } from '#contract/site/set-up.ts';
import { siteContract } from '#contract/site/site.ts';
import { talentContract } from '#contract/talent/talent.ts';
import { companyTemplatesContract } from '#contract/templates/company-templates.ts';
import { todosContract } from '#contract/todos/todos.ts';
import { webhooksContract } from '#contract/webhooks/webhooks.ts';

export const contract = {
  site: siteContract,
  setUp: setUpContract,
  settings: settingsContract,
  ownPages: ownPagesContract,
  terms: termsContract,
  accounts: accountsContract,
  personLinks: personLinksContract,
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
  candidates: companyCandidatesContract,
  candidateLists: candidateListsContract,
  addedCandidates: addedCandidatesContract,
  candidateImports: candidateImportsContract,
  candidateNotices: candidateNoticesContract,
  mailedCvs: mailedCvsContract,
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
  approvals: approvalsContract,
  offers: offersContract,
  ownOffers: ownOffersContract,
  offerTemplates: offerTemplatesContract,
  offerFigures: offerFiguresContract,
  signedDocuments: signedDocumentsContract,
  agency: agencyContract,
  screenings: screeningsContract,
  ownScreenings: ownScreeningsContract,
  references: referencesContract,
  clients: clientsContract,
  mandates: mandatesContract,
  representations: representationsContract,
  ownRepresentations: ownRepresentationsContract,
  presentations: presentationsContract,
  shortlists: shortlistsContract,
  placements: placementsContract,
  invoices: invoicesContract,
  desk: deskContract,
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
