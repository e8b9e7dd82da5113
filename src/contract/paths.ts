/**
 * The URL of every screen (specification, section 2), in English; localizePath gives the others. Links are made from
 * these and from nothing else, so a page that moves takes its links along.
 */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  /** The specification's second name of the same page; it redirects. */
  registerAgain: () => '/auth/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/auth/confirm',
  jobs: () => '/jobs',
  job: (jobId: string) => `/jobs/${jobId}`,
  postJob: () => '/jobs/post',
  editJob: (jobId: string) => `/jobs/edit/${jobId}`,
  manageJobs: () => '/jobs/manage',
  savedJobs: () => '/jobs/saved',
  company: (slug: string) => `/companies/${slug}`,
  forEmployers: () => '/for-employers',
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  seekerDashboard: () => '/dashboard/job-seeker',
  employerDashboard: () => '/dashboard/employer',
  seekerProfile: () => '/profile/job-seeker',
  employerProfile: () => '/profile/employer',
  viewProfile: (profileId: string) => `/profile/view/${profileId}`,
  reviewApplication: (applicationId: string) => `/applications/review/${applicationId}`,
  manageApplications: () => '/applications/manage',
  seekerApplications: () => '/applications/job-seeker',
  seekerApplication: (applicationId: string) => `/applications/job-seeker?id=${applicationId}`,
  /** With an application, its thread is open. */
  messaging: (applicationId?: string) => (applicationId ? `/messaging?application=${applicationId}` : '/messaging'),
  notifications: () => '/notifications',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  settings: () => '/settings',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminUser: (userId: string) => `/admin/users/${userId}`,
  adminAudit: () => '/admin/audit',
} as const;
