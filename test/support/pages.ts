import { locales } from '#contract/locales.ts';
import { paths, withToken } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { answering, everybody, notOwn, nowhere, type PageRow, queriesOf, signIn } from './page-row.ts';
import type { PageWorld } from './page-world.ts';
import { pagesOfPeople } from './pages-of-people.ts';

const landings = { seeker: paths.seekerDashboard, employer: paths.employerDashboard, admin: paths.admin };
const movedTo = (path: () => string) => ({ nobody: path, seeker: path, employer: path, admin: path });
const applying = (_: string, { jobId }: PageWorld) => `${paths.job(jobId)}?apply=`;
/** The pages of src/web/routes.ts, by their routes without the language. */
export const pages: Record<string, PageRow> = {
  ...answering(everybody, {
    '': {
      path: paths.home,
      heading: m.home_title,
      title: m.home_meta_title,
      listedIn: locales,
      answers: { employer: paths.employerDashboard },
    },
    login: {
      path: paths.login,
      heading: m.auth_sign_in_title,
      answers: landings,
      also: () => queriesOf(paths.login(), `next=${paths.messaging()}`),
    },
    register: {
      path: paths.register,
      heading: m.auth_register_title,
      answers: { ...movedTo(paths.home), nobody: 200 },
    },
    'auth/register': { path: paths.registerAgain, heading: m.auth_register_title, answers: movedTo(paths.register) },
    'auth/code': { path: paths.signInCode, heading: m.security_code_step_title, answers: movedTo(paths.login) },
    'auth/second-factor': {
      path: paths.setUpSecondFactor,
      heading: m.security_factor_required_title,
      answers: { nobody: paths.login, ...landings },
    },
    'forgot-password': { path: paths.forgotPassword, heading: m.auth_forgot_title },
    'reset-password': { path: () => withToken(paths.resetPassword(), 'unknown'), heading: m.auth_reset_title },
    'auth/confirm': {
      path: () => withToken(paths.confirmEmail(), 'unknown'),
      heading: m.auth_confirm_loading_title,
      title: m.auth_confirm_page_title,
      also: () => queriesOf(paths.confirmEmail(), 'error=expired'),
    },
    'auth/callback/:provider': {
      path: () => `${paths.signInCallback('company')}?error=access_denied`,
      heading: m.identity_callback_title,
    },
    'auth/confirm-company': {
      path: paths.confirmDomain,
      heading: m.company_confirm_title,
    },
    jobs: {
      listedIn: locales,
      path: paths.jobs,
      heading: m.jobs_browse_title,
      also: () =>
        queriesOf(
          paths.jobs(),
          'language=de:B2&workplace=remote&salary_min=30000&near=2950159',
          'q=wombat&country=JP',
          'q=custmer',
          'country=XX&cursor=nowhere&near_place=Xyzzyville',
        ),
    },
    'jobs/map': { path: paths.jobsMap, heading: m.jobs_map_title },
    'job-alerts': { path: () => `${paths.newJobAlert()}?category=sales`, heading: m.job_alerts_title },
    'job-alerts/:token': {
      path: ({ alertToken }) => paths.jobAlert(alertToken),
      heading: m.job_alerts_confirm_title,
      answers: movedTo(paths.mailedAlert),
    },
    'job-alerts/mailed': {
      path: paths.mailedAlert,
      heading: m.notifications_unsubscribe_unknown_title,
      title: m.job_alerts_active_title,
      also: ({ alertToken }) => [paths.jobAlert(alertToken), paths.jobAlert('unknown')],
    },
    'unsubscribe/:token': {
      path: ({ unsubscribeToken }) => paths.unsubscribe(unsubscribeToken),
      heading: m.notifications_unsubscribe_title,
      answers: movedTo(paths.mailedSubscription),
    },
    'unsubscribe/mailed': {
      path: paths.mailedSubscription,
      heading: m.notifications_unsubscribe_unknown_title,
      title: m.notifications_unsubscribe,
      also: ({ unsubscribeToken }) => [paths.unsubscribe(unsubscribeToken), paths.unsubscribe('unknown')],
    },
    'invitations/:token': {
      path: () => '/invitations/unknown',
      heading: m.invitation_title,
      answers: movedTo(() => withToken(paths.invitation(), 'unknown')),
    },
    'invitations/mailed': {
      path: ({ invitationToken }) => withToken(paths.invitation(), invitationToken),
      heading: m.invitation_title,
      also: () => [paths.invitation(), withToken(paths.invitation(), 'unknown')],
    },
    shortlists: {
      path: ({ shortlistToken }) => withToken(paths.shortlist(), shortlistToken),
      heading: m.shortlist_page_title,
      also: () => [paths.shortlist()],
    },
    'jobs/:jobId': {
      path: ({ jobId }) => paths.job(jobId),
      heading: () => 'Account Executive',
      listedIn: ['en', 'de'],
    },
    'jobs/:jobId/apply': {
      path: ({ jobId }) => paths.beginToApply(jobId),
      heading: (_, options) => m.applications_apply_title({ title: 'Account Executive' }, options),
      answers: { seeker: applying, employer: applying, admin: applying },
    },
    references: {
      path: () => withToken(paths.reference(), 'unknown'),
      heading: m.screening_reference_page,
    },
    'applications/mailed': {
      path: () => withToken(paths.mailedApplications(), 'unknown'),
      heading: m.applications_own_title,
      also: () => [paths.mailedApplications()],
    },
    'applications/claim': {
      path: paths.claim,
      heading: m.person_claim,
      answers: { nobody: signIn, ...landings },
    },
    'jobs/:jobId/report': {
      path: ({ jobId }) => paths.reportJob(jobId),
      heading: m.jobs_report_title,
      answers: notOwn,
    },
    'companies/:slug': { listedIn: locales, path: ({ company }) => paths.company(company.slug), heading: () => 'Acme' },
    'companies/:slug/report': {
      path: ({ company }) => paths.reportCompany(company.slug),
      heading: m.reports_title_company,
      answers: notOwn,
    },
    'decisions/:id': {
      path: ({ decisionId }) => paths.decision(decisionId),
      heading: m.decisions_name_job,
      answers: { nobody: signIn, seeker: 404, admin: 404 },
    },
    'decisions/mailed': {
      path: () => withToken(paths.mailedDecision(), 'unknown'),
      heading: m.decisions_mail_action,
    },
    about: {
      listedIn: locales,
      path: paths.about,
      heading: (_, options) => m.about_title({ name: 'Parlance' }, options),
      title: m.app_about,
    },
    'for-employers': {
      path: paths.forEmployers,
      heading: m.employers_title,
      title: m.app_for_employers,
      listedIn: locales,
    },
    pay: { path: paths.pay, heading: m.market_pay_title, listedIn: locales },
    languages: {
      listedIn: locales,
      path: paths.languages,
      heading: m.market_pairs_title,
      also: () => queriesOf(paths.languages(), 'country=DE'),
    },
    'how-we-order': { path: paths.howWeOrder, heading: m.legal_order_title, listedIn: locales },
    terms: { path: paths.terms, heading: m.legal_terms_title, listedIn: locales },
    privacy: { path: paths.privacy, heading: m.legal_privacy_title, listedIn: locales },
    'legal-notice': { path: paths.legalNotice, heading: m.app_legal_notice, listedIn: ['en'] },
    help: { path: paths.help, heading: m.app_help, listedIn: ['en'] },
    accessibility: { path: paths.accessibility, heading: m.legal_accessibility_title, listedIn: locales },
    rights: { path: paths.rights, heading: m.legal_rights_title, listedIn: locales },
    verify: { path: paths.verify, heading: m.verify_title },
    cookies: { path: paths.cookies, heading: m.legal_cookies_title, listedIn: locales },
    'pages/:page/:number': { path: () => paths.ownPageVersion('help', 1), heading: m.app_help },
  }),
  ...pagesOfPeople,
  ...answering(nowhere, {
    setup: { path: paths.setUp, heading: m.app_not_found },
    'dev/parts': { path: () => '/dev/parts', heading: m.app_not_found },
    '*': { path: () => '/nothing/here', heading: m.app_not_found },
  }),
};
