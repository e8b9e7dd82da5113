import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import {
  answering,
  notOwn,
  onlyAdmins,
  onlyConsultants,
  onlyEmployers,
  onlySeekers,
  ownProfile,
  queriesOf,
  type PageRow,
  signedIn,
} from './page-row.ts';
import type { PageWorld } from './page-world.ts';

function portuguese({ locale }: { locale: Locale }): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of('pt') ?? '';
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const toTeam = (_: string, { jobId }: PageWorld) => paths.jobTeam(jobId);
const leadingToTeam = { nobody: toTeam, seeker: toTeam, employer: toTeam, admin: toTeam };

/** The tabs of a job's page for its company, with the job's title as heading. */
const pagesOfJob = Object.fromEntries(
  (
    [
      ['applications', paths.jobApplications, m.applications_received_title, 'view=columns'],
      ['questions', paths.jobQuestions, m.questions_title],
      ['team', paths.jobTeam, m.team_title],
      ['offer', paths.jobOffer, m.offer_title],
      ['elsewhere', paths.jobElsewhere, m.elsewhere_title],
      ['figures', paths.jobFigures, m.hiring_title, 'days=all'],
    ] as const
  ).map(([tab, pathOf, title, ...queries]) => [
    `jobs/:jobId/${tab}`,
    {
      path: ({ jobId }: PageWorld) => pathOf(jobId),
      heading: () => 'Account Executive',
      title,
      also: ({ jobId }: PageWorld) => queriesOf(pathOf(jobId), ...queries),
    },
  ]),
);

export const pagesOfPeople: Record<string, PageRow> = {
  ...answering(signedIn, {
    settings: { path: paths.settings, heading: m.app_settings },
    'settings/security': { path: paths.securitySettings, heading: m.app_settings, title: m.auth_settings_security },
    'settings/notifications': {
      path: paths.notificationSettings,
      heading: m.app_settings,
      title: m.notifications_settings,
      answers: { admin: paths.settings },
    },
    'settings/data': { path: paths.ownData, heading: m.app_settings, title: m.owndata_title },
    'profile/view/:profileId': {
      path: ({ seeker }) => paths.viewProfile(seeker.profileId),
      heading: () => 'Lucía Moreno',
    },
    'profile/view/:profileId/report': {
      path: ({ seeker }) => paths.reportPerson(seeker.profileId),
      heading: m.reports_title_person,
      answers: { seeker: 404, admin: 404 },
    },
    'saved-searches': { path: paths.savedSearches, heading: m.saved_searches_title },
    messaging: {
      path: () => paths.messaging(),
      heading: m.app_messages,
      also: ({ applicationId }) => [paths.messaging(applicationId)],
    },
    'messaging/:applicationId/:seq/report': {
      path: ({ applicationId }) => paths.reportMessage(applicationId, 1),
      heading: m.reports_title_message,
      answers: notOwn,
    },
    notifications: { path: paths.notifications, heading: m.notifications_title },
    consents: { path: paths.consents, heading: m.consents_title },
    decisions: { path: paths.decisions, heading: m.decisions_title },
    'accept-terms': { path: paths.acceptTerms, heading: m.terms_title },
  }),
  ...answering(onlySeekers, {
    'dashboard/job-seeker': {
      path: paths.seekerDashboard,
      heading: (_, options) => m.dashboard_seeker_greeting({ name: 'Lucía' }, options),
      title: m.app_dashboard,
      answers: { admin: paths.admin },
    },
    'offers/:offerId/answer': {
      path: ({ offerId }) => paths.ownOffer(offerId),
      heading: (_, options) => m.own_offer_title({ company: 'Acme' }, options),
    },
    'profile/screening': { path: paths.ownScreening, heading: m.own_screening_title },
    'profile/presenting': { path: paths.ownRepresentations, heading: m.own_representation_title },
    'job-invitations': { path: paths.jobInvitations, heading: m.talent_invitations_title },
    'jobs/saved': { path: paths.savedJobs, heading: m.jobs_saved_title },
    applications: {
      path: () => '/applications',
      heading: m.applications_own_title,
      answers: { employer: paths.manageApplications },
    },
    'applications/job-seeker': {
      path: paths.seekerApplications,
      heading: m.applications_own_title,
      answers: { employer: paths.manageApplications },
      also: ({ applicationId }) => [paths.seekerApplication(applicationId)],
    },
  }),
  ...answering(ownProfile, {
    profile: { path: () => '/profile', heading: () => 'Lucía Moreno', title: m.profile_title },
    'profile/job-seeker': { path: paths.seekerProfile, heading: () => 'Lucía Moreno', title: m.profile_title },
    'profile/being-found': { path: paths.beingFound, heading: m.talent_found_title },
    'profile/language-tests': { path: paths.languageTests, heading: m.language_tests_title },
    'profile/language-tests/:testId': {
      path: ({ testId }) => paths.languageTest(testId),
      heading: (_, options) => m.language_tests_test({ language: portuguese(options) }, options),
    },
  }),
  ...answering(onlyEmployers, {
    'dashboard/employer': { path: paths.employerDashboard, heading: m.app_dashboard },
    'profile/employer': {
      path: paths.employerProfile,
      heading: () => 'Jonas Weber',
      title: m.profile_title,
      answers: { seeker: paths.seekerProfile, admin: ownProfile.admin },
    },
    'candidates/new': { path: paths.addCandidates, heading: m.candidate_add_title },
    candidates: {
      path: paths.candidates,
      heading: m.app_candidates,
      also: () => queriesOf(paths.candidates(), 'q=nobody', 'language=pt&level=B2&sort=name'),
    },
    'candidates/lists': { path: paths.candidateLists, heading: m.people_lists_title },
    'candidates/:candidateId': {
      path: ({ candidateId }) => paths.candidate(candidateId),
      heading: () => 'Lucía Moreno',
    },
    'candidates/:candidateId/correct': {
      path: ({ candidateId }) => paths.correctCandidate(candidateId),
      heading: (_, options) => m.candidate_correct_name({ name: 'Lucía Moreno' }, options),
    },
    'candidates/:candidateId/ask': {
      path: ({ candidateId }) => paths.askCandidate(candidateId),
      heading: (_, options) => m.people_ask_name({ name: 'Lucía Moreno' }, options),
    },
    talent: { path: paths.talent, heading: m.talent_title },
    'talent/invitations': { path: paths.sentInvitations, heading: m.talent_sent_title },
    'talent/:profileId/invite': {
      path: ({ newcomer }) => paths.invitePerson(newcomer.profileId),
      heading: (_, options) => m.talent_invite_name({ name: 'Iris Vale' }, options),
    },
    'jobs/manage': {
      path: paths.manageJobs,
      heading: m.jobs_manage_title,
      also: () => queriesOf(paths.manageJobs(), 'q=nothing'),
    },
    'jobs/post': { path: paths.postJob, heading: m.jobs_edit_heading_post },
    'jobs/edit/:jobId': {
      path: ({ jobId }) => paths.editJob(jobId),
      heading: () => 'Account Executive',
      title: m.jobs_edit_heading_edit,
      also: ({ draftId }) => [paths.editJob(draftId), paths.job(draftId), paths.jobQuestions(draftId)],
    },
    ...pagesOfJob,
    'applications/review/:applicationId': {
      path: ({ applicationId }) => paths.reviewApplication(applicationId),
      heading: () => 'Lucía Moreno',
    },
    'applications/manage': {
      path: paths.manageApplications,
      heading: m.applications_received_title,
      also: () => queriesOf(paths.manageApplications(), 'view=columns'),
    },
    offers: {
      path: paths.offers,
      heading: m.offers_title,
      also: () => queriesOf(paths.offers(), 'state=sent', 'state=lapsed'),
    },
    'offers/:offerId': {
      path: ({ offerId }) => paths.offer(offerId),
      heading: (_, options) => m.offers_to({ name: 'Lucía Moreno' }, options),
      also: ({ offerId }) => queriesOf(paths.offer(offerId), 'change'),
    },
    'applications/:applicationId/offer': {
      path: ({ shortlistedId }) => paths.newOffer(shortlistedId),
      heading: (_, options) => m.offers_to({ name: 'Iris Vale' }, options),
    },
    interviews: { path: paths.interviews, heading: m.interviews_title },
    company: { path: paths.ownCompany, heading: m.company_page },
    'company/offer-templates': { path: paths.offerTemplates, heading: m.offers_templates_title },
    'company/questions': { path: paths.questionsOfJobs, heading: m.questions_of_jobs_title },
    'company/retention': { path: paths.companyRetention, heading: m.retention_company_title },
    'company/templates': { path: paths.messageTemplates, heading: m.own_templates_title },
    'company/imports': { path: paths.imports, heading: m.imports_title },
    'company/imports/:importId': {
      path: ({ importId }) => paths.jobImport(importId),
      heading: () => 'jobs.csv',
      title: m.imports_title,
    },
    'candidates/import': { path: paths.candidateImports, heading: m.candidate_import_title },
    'candidates/import/:importId': {
      path: ({ candidateImportId }) => paths.candidateImport(candidateImportId),
      heading: () => 'candidates.csv',
      title: m.candidate_import_title,
    },
    'company/own-site': { path: paths.jobsOnOwnSite, heading: m.own_site_title },
    'company/rejection-reasons': { path: paths.rejectionReasons, heading: m.rejections_title },
    'company/figures': {
      path: paths.hiringFigures,
      heading: m.hiring_title,
      also: () => queriesOf(paths.hiringFigures(), 'days=all'),
    },
    'company/approvals': { path: paths.approvalRules, heading: m.approval_rules_title },
    approvals: {
      path: paths.approvals,
      heading: m.approval_title,
      also: () => queriesOf(paths.approvals(), 'of=asked'),
    },
    'company/stages': { path: paths.stages, heading: m.stages_title },
    'company/keys': { path: paths.companyKeys, heading: m.keys_title },
    'company/webhooks': { path: paths.webhooks, heading: m.webhooks_title },
    'company/webhooks/:webhookId': {
      path: ({ webhookId }) => paths.webhookLog(webhookId),
      heading: () => 'Recruiting software',
      title: m.webhooks_title,
    },
    'company/team': { path: paths.team, heading: m.team_title },
  }),
  ...answering(onlyConsultants, {
    agency: { path: paths.agencyDesk, heading: m.agency_desk },
    'agency/placements': {
      path: paths.placements,
      heading: m.agency_placements,
      also: () => queriesOf(paths.placements(), 'state=started', 'state=cancelled'),
    },
    'agency/placements/new': {
      path: ({ clientId }) => `${paths.newPlacement()}?client=${clientId}`,
      heading: m.placement_new,
    },
    'agency/placements/:placementId': {
      path: ({ placementId }) => paths.placement(placementId),
      heading: () => 'Sales Manager',
    },
    'agency/invoices': { path: paths.invoices, heading: m.agency_invoices },
    'agency/clients': {
      path: paths.clients,
      heading: m.agency_clients,
      also: () => queriesOf(paths.clients(), 'q=wombat', 'mine=yes'),
    },
    'agency/clients/:clientId': {
      path: ({ clientId }) => paths.client(clientId),
      heading: () => 'Brasserie Dupont',
    },
    'agency/screenings': {
      path: paths.screenings,
      heading: m.screening_title,
      also: () => queriesOf(paths.screenings(), 'state=done', 'state=requested', 'q=wombat'),
    },
    'agency/screenings/:screeningId': {
      path: ({ screeningId }) => paths.screening(screeningId),
      heading: (_, options) => m.screening_title_of({ name: 'Lucía Moreno' }, options),
    },
    'agency/mandates/:mandateId': {
      path: ({ mandateId }) => paths.mandate(mandateId),
      heading: () => 'Sales Manager',
    },
    'company/agency': { path: paths.agencySettings, heading: m.agency_settings },
  }),
  ...answering(leadingToTeam, {
    'jobs/:jobId/reviewing': { path: ({ jobId }) => `/jobs/${jobId}/reviewing`, heading: m.team_title },
  }),
  ...answering(onlyAdmins, {
    admin: { path: paths.admin, heading: m.app_admin },
    'admin/settings': { path: paths.adminSettings, heading: m.app_admin, title: m.admin_settings },
    'admin/users': {
      path: paths.adminUsers,
      heading: m.app_admin,
      title: m.admin_users,
      also: () => queriesOf(paths.adminUsers(), 'q=nobody'),
    },
    'admin/companies': { path: paths.adminCompanies, heading: m.app_admin, title: m.admin_companies },
    'admin/analytics': {
      path: paths.adminAnalytics,
      heading: m.app_admin,
      title: m.admin_analytics,
      also: () => queriesOf(paths.adminAnalytics(), 'by=category', 'by=country', 'by=language', 'days=365'),
    },
    'admin/moderation': {
      path: paths.adminModeration,
      heading: m.app_admin,
      title: m.admin_moderation,
      also: () => queriesOf(paths.adminModeration(), 'state=decided'),
    },
    'admin/health': { path: paths.adminHealth, heading: m.app_admin, title: m.admin_health },
    'admin/search-words': {
      path: paths.adminSearchWords,
      heading: m.app_admin,
      title: m.admin_words,
      also: () => queriesOf(paths.adminSearchWords(), 'own=yes'),
    },
    'admin/keys': { path: paths.adminKeys, heading: m.app_admin, title: m.keys_title },
    'admin/audit': { path: paths.adminAudit, heading: m.app_admin, title: m.admin_audit },
    'admin/mails': { path: paths.adminMails, heading: m.app_admin, title: m.admin_mails },
    'admin/pages': { path: paths.adminPages, heading: m.app_admin, title: m.admin_pages },
    'admin/moderation/year': { path: paths.adminModerationYear, heading: m.admin_moderation_year },
    'admin/moderation/:caseId': { path: ({ caseId }) => paths.adminCase(caseId), heading: () => 'Account Executive' },
    'admin/mails/:kind': { path: () => paths.adminMail('verify'), heading: m.auth_mail_verify_subject },
    'admin/pages/:page': { path: () => paths.adminPage('help'), heading: m.app_help },
    'admin/users/:userId': { path: ({ seeker }) => paths.adminUser(seeker.userId), heading: () => 'Lucía Moreno' },
    'admin/companies/:companyId': { path: ({ company }) => paths.adminCompany(company.id), heading: () => 'Acme' },
  }),
};
