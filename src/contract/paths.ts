import type { MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import type { OwnPage } from '#contract/own-pages/own-page-choices.ts';
import type { SavedFilters } from '#contract/saved-searches/saved-searches.ts';

import type { Locale } from './locales.ts';

/** All links are built from these (specification, section 2); localizePath adds the language. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** The specification's second name; redirects. */
  registerAgain: () => '/auth/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/auth/confirm',
  /** The second step of signing in. */
  signInCode: () => '/auth/code',
  /** Where another site redirects the browser after a sign-in. */
  signInCallback: (provider: string) => `/auth/callback/${provider}`,
  /** For people whose account needs one, before anything else. */
  setUpSecondFactor: () => '/auth/second-factor',
  confirmDomain: () => '/auth/confirm-company',
  jobs: () => '/jobs',
  jobsMap: () => '/jobs/map',
  job: (jobId: string) => `/jobs/${jobId}`,
  /** Where signed-out users begin to apply; `next` in its query is where they continue. */
  beginToApply: (jobId: string) => `/jobs/${jobId}/apply`,
  reportJob: (jobId: string) => `/jobs/${jobId}/report`,
  reportCompany: (slug: string) => `/companies/${slug}/report`,
  reportPerson: (profileId: string) => `/profile/view/${profileId}/report`,
  reportMessage: (applicationId: string, seq: number) => `/messaging/${applicationId}/${seq}/report`,
  /** Decisions of administrators against the reader. */
  decisions: () => '/decisions',
  decision: (decisionId: string) => `/decisions/${decisionId}`,
  /** For banned users. */
  mailedDecision: () => '/decisions/mailed',
  postJob: () => '/jobs/post',
  editJob: (jobId: string) => `/jobs/edit/${jobId}`,
  /** The first tab of a job's page for its company. */
  jobApplications: (jobId: string) => `/jobs/${jobId}/applications`,
  jobQuestions: (jobId: string) => `/jobs/${jobId}/questions`,
  /** Who works on a job and its applications, and how they are reviewed. */
  jobTeam: (jobId: string) => `/jobs/${jobId}/team`,
  /** Relocation costs and working hours. */
  jobOffer: (jobId: string) => `/jobs/${jobId}/offer`,
  /** Links to a job that name their source, and whether it is offered to other job sites. */
  jobElsewhere: (jobId: string) => `/jobs/${jobId}/elsewhere`,
  /** Figures of the applications for a job. */
  jobFigures: (jobId: string) => `/jobs/${jobId}/figures`,
  manageJobs: () => '/jobs/manage',
  savedJobs: () => '/jobs/saved',
  savedSearches: () => '/saved-searches',
  /** The form for signed-out users; it takes a search. */
  newJobAlert: () => '/job-alerts',
  /** From an email; leads to the next, whose address has no token. */
  jobAlert: (token: string) => `/job-alerts/${token}`,
  mailedAlert: () => '/job-alerts/mailed',
  company: (slug: string) => `/companies/${slug}`,
  /** The public page of the current company, for editing. */
  ownCompany: () => '/company',
  /** The members of the current company. */
  team: () => '/company/team',
  stages: () => '/company/stages',
  messageTemplates: () => '/company/templates',
  /** Jobs from files. */
  imports: () => '/company/imports',
  jobImport: (importId: string) => `/company/imports/${importId}`,
  /** The widget with the current company's open jobs for its own site. */
  jobsOnOwnSite: () => '/company/own-site',
  rejectionReasons: () => '/company/rejection-reasons',
  /** Who approves jobs and offers of the current company. */
  approvalRules: () => '/company/approvals',
  offerTemplates: () => '/company/offer-templates',
  /** The jobs of the current company with their questions and scorecards. */
  questionsOfJobs: () => '/company/questions',
  /** How long the current company keeps decided applications. */
  companyRetention: () => '/company/retention',
  /** Approvals that wait for the reader, or that they asked for. */
  approvals: () => '/approvals',
  /** Offers of the current company. */
  offers: () => '/offers',
  /** An offer, for the company: to write, approve, send and follow it. */
  offer: (offerId: string) => `/offers/${offerId}`,
  newOffer: (applicationId: string) => `/applications/${applicationId}/offer`,
  /** An offer, for the candidate. */
  ownOffer: (offerId: string) => `/offers/${offerId}/answer`,
  /** Whether a signed document is unaltered. */
  verify: () => '/verify',
  /** What consultants of the house agency have to do today. */
  agencyDesk: () => '/agency',
  screenings: () => '/agency/screenings',
  screening: (screeningId: string) => `/agency/screenings/${screeningId}`,
  clients: () => '/agency/clients',
  client: (clientId: string) => `/agency/clients/${clientId}`,
  /** A search that a client gave to the agency, with the people presented for it. */
  mandate: (mandateId: string) => `/agency/mandates/${mandateId}`,
  placements: () => '/agency/placements',
  placement: (placementId: string) => `/agency/placements/${placementId}`,
  newPlacement: () => '/agency/placements/new',
  invoices: () => '/agency/invoices',
  /** What the house agency's invoices and terms say. */
  agencySettings: () => '/company/agency',
  /** A seeker's own screening by the house agency. */
  ownScreening: () => '/profile/screening',
  /** To which clients a seeker lets the agency present them. */
  ownRepresentations: () => '/profile/presenting',
  /** People whom the agency presents to a client without an account; the link's secret is in its fragment. */
  shortlist: () => '/shortlists',
  /** What someone who knows a person's work is asked; the link's secret is in its fragment. */
  reference: () => '/references',
  /** Figures of the applications to the current company. */
  hiringFigures: () => '/company/figures',
  /** The API keys of the current company. */
  companyKeys: () => '/company/keys',
  /** Where programs of the current company receive events. */
  webhooks: () => '/company/webhooks',
  webhookLog: (webhookId: string) => `/company/webhooks/${webhookId}`,
  invitation: () => '/invitations/mailed',
  forEmployers: () => '/for-employers',
  about: () => '/about',
  /** Pay of jobs in a country, from published ranges. */
  pay: () => '/pay',
  /** Languages that jobs ask for together, and how many people have them. */
  languages: () => '/languages',
  howWeOrder: () => '/how-we-order',
  terms: () => '/terms',
  privacy: () => '/privacy',
  legalNotice: () => '/legal-notice',
  help: () => '/help',
  accessibility: () => '/accessibility',
  /** Contact points, and the legal pages. */
  rights: () => '/rights',
  cookies: () => '/cookies',
  /** A published version of an own page. */
  ownPageVersion: (page: OwnPage, number: number) => `/pages/${page}/${number}`,
  /** Where new terms are accepted. */
  acceptTerms: () => '/accept-terms',
  /** Whether companies can find the user, which cannot, and which opened the profile. */
  beingFound: () => '/profile/being-found',
  /** Self-tests in the user's languages. */
  languageTests: () => '/profile/language-tests',
  languageTest: (testId: string) => `/profile/language-tests/${testId}`,
  /** From companies that found the user. */
  jobInvitations: () => '/job-invitations',
  /** People who applied to the current company, or whom it added. */
  candidates: () => '/candidates',
  candidate: (candidateId: string) => `/candidates/${candidateId}`,
  candidateLists: () => '/candidates/lists',
  correctCandidate: (candidateId: string) => `/candidates/${candidateId}/correct`,
  askCandidate: (candidateId: string) => `/candidates/${candidateId}/ask`,
  /** Candidates of the current company from files of other systems. */
  candidateImports: () => '/candidates/import',
  candidateImport: (importId: string) => `/candidates/import/${importId}`,
  /** People who let companies find them. */
  talent: () => '/talent',
  sentInvitations: () => '/talent/invitations',
  invitePerson: (profileId: string) => `/talent/${profileId}/invite`,
  seekerDashboard: () => '/dashboard/job-seeker',
  employerDashboard: () => '/dashboard/employer',
  seekerProfile: () => '/profile/job-seeker',
  employerProfile: () => '/profile/employer',
  viewProfile: (profileId: string) => `/profile/view/${profileId}`,
  reviewApplication: (applicationId: string) => `/applications/review/${applicationId}`,
  /** Adds people to the company, by hand or from CVs. */
  addCandidates: () => '/candidates/new',
  /** Where the emailed link of a person without an account leads. */
  mailedApplications: () => '/applications/mailed',
  /** Where people without an account claim their page as an account. */
  claim: () => '/applications/claim',
  manageApplications: () => '/applications/manage',
  /** Booked interviews of the current company. */
  interviews: () => '/interviews',
  /** Sorted by promised answers, the earliest deadline first. */
  promisedAnswers: () => '/applications/manage?sort=due',
  seekerApplications: () => '/applications/job-seeker',
  seekerApplication: (applicationId: string) => `/applications/job-seeker?id=${applicationId}`,
  /** An application opens its thread. */
  messaging: (applicationId?: string) => (applicationId ? `/messaging?application=${applicationId}` : '/messaging'),
  notifications: () => '/notifications',
  /** From an email; leads to the next, whose address has no token. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  mailedSubscription: () => '/unsubscribe/mailed',
  settings: () => '/settings',
  /** Everything that gives access to the account, and revoking it. */
  accountAccess: () => '/settings/security#access',
  /** The reader's ways to sign in, and sessions. */
  securitySettings: () => '/settings/security',
  notificationSettings: () => '/settings/notifications',
  /** Download and deletion of the reader's data, their consents, and decisions about them. */
  ownData: () => '/settings/data',
  /** The reader's consents. */
  consents: () => '/consents',
  /** Once, before there is an administrator. */
  setUp: () => '/setup',
  admin: () => '/admin',
  adminSettings: () => '/admin/settings',
  adminUsers: () => '/admin/users',
  adminUser: (userId: string) => `/admin/users/${userId}`,
  adminModeration: () => '/admin/moderation',
  adminCase: (caseId: string) => `/admin/moderation/${caseId}`,
  adminModerationYear: () => '/admin/moderation/year',
  adminCompanies: () => '/admin/companies',
  adminCompany: (companyId: string) => `/admin/companies/${companyId}`,
  adminHealth: () => '/admin/health',
  adminAnalytics: () => '/admin/analytics',
  adminSearchWords: () => '/admin/search-words',
  adminKeys: () => '/admin/keys',
  adminAudit: () => '/admin/audit',
  adminPages: () => '/admin/pages',
  adminMails: () => '/admin/mails',
  adminMail: (kind: MailKind) => `/admin/mails/${kind}`,
  adminPage: (page: OwnPage) => `/admin/pages/${page}`,
} as const;

/** From a link in an email. The part after `#` reaches no server, no log and no other page. */
export const withToken = (path: string, token: string): string => `${path}#token=${token}`;

/** The site's accent colour as a stylesheet, or its icon in it; the name of the file is the colour. */
export const accentPath = (color: string, kind: 'css' | 'svg'): string => `/accent/${color.slice(1)}.${kind}`;

/** The site's logo, or its icon, as PNG; another picture has another address. */
export const siteLogoPath = (digest: string, kind: 'logo' | 'icon'): string => `/site-${kind}/${digest}.png`;

/** The site's icon in its accent colour, as PNG. */
export const accentIconPath = (color: string, size: number): string => `/accent/${color.slice(1)}-${size}.png`;

/** The picture of a shared link: `jobs/ID`, `companies/SLUG`, or `site` for all other pages. */
export const sharePicturePath = (of: string, locale: Locale): string => `/share/${locale}/${of}.png`;

/** The tag of a widget's links to jobs. */
export const WIDGET_SOURCE = 'widget';

/** The open jobs of a company as JSON, for other sites. */
export const companyFeedPath = (slug: string, language: Locale): string =>
  `/feeds/companies/${encodeURIComponent(slug)}.json?language=${language}`;

/** The page that shows the results of the filters; without its language. */
export function searchPath(filters: SavedFilters): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(filters))
    for (const one of [value].flat()) if (one !== undefined && one !== false) params.append(key, String(one));
  return params.size > 0 ? `${paths.jobs()}?${params}` : paths.jobs();
}
