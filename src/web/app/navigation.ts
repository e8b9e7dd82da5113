import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

export interface NavigationItem {
  id:
    | 'jobs'
    | 'dashboard'
    | 'profile'
    | 'messages'
    | 'post-job'
    | 'admin'
    | 'for-employers'
    | 'about'
    | 'applications'
    | 'claim';
  label: string;
  path: string;
  countsUnread?: boolean;
}

export interface MobileBarItem extends Omit<NavigationItem, 'id'> {
  id: 'jobs' | 'dashboard' | 'post-job' | 'messages' | 'profile' | 'applications' | 'claim' | 'more';
}

const isEmployer = ({ role }: Viewer) => role === 'employer';

/** Writes and publishes jobs; who has no company yet begins with one. */
export const postsJobs = ({ role, companyRole }: Viewer): boolean =>
  role === 'employer' && (companyRole === null || companyRole === 'owner' || companyRole === 'recruiter');

/** Of the current company: without applications and messages. */
export const isReader = ({ companyRole }: Viewer): boolean => companyRole === 'reader';

/** Readers and interviewers of the current company have no messages. */
export const hasMessages = (viewer: Viewer): boolean => !isReader(viewer) && viewer.companyRole !== 'interviewer';

const browseJobs = () => ({ id: 'jobs' as const, label: m.app_browse_jobs(), path: paths.jobs() });

const personal = (viewer: Viewer) => ({
  dashboard: {
    id: 'dashboard' as const,
    label: m.app_dashboard(),
    path: isEmployer(viewer) ? paths.employerDashboard() : paths.seekerDashboard(),
  },
  profile: {
    id: 'profile' as const,
    label: m.app_profile(),
    path: isEmployer(viewer) ? paths.employerProfile() : paths.seekerProfile(),
  },
  messages: { id: 'messages' as const, label: m.app_messages(), path: paths.messaging(), countsUnread: true },
  postJob: { id: 'post-job' as const, label: m.app_post_job(), path: paths.postJob() },
});

const applications = () => ({
  id: 'applications' as const,
  label: m.app_applications(),
  path: paths.seekerApplications(),
});

/** Of people without an account. */
const claim = () => ({ id: 'claim' as const, label: m.person_claim(), path: paths.claim() });

/** Specification, section 2, "Header". */
export function headerItems(viewer: Viewer | null): NavigationItem[] {
  if (!viewer) {
    return [
      browseJobs(),
      { id: 'for-employers', label: m.app_for_employers(), path: paths.forEmployers() },
      { id: 'about', label: m.app_about(), path: paths.about() },
    ];
  }
  const own = personal(viewer);
  if (viewer.unclaimed) return [browseJobs(), applications(), own.messages, claim()];
  return [
    browseJobs(),
    own.dashboard,
    own.profile,
    ...(hasMessages(viewer) ? [own.messages] : []),
    ...(postsJobs(viewer) ? [own.postJob] : []),
    ...(viewer.role === 'admin' ? [{ id: 'admin' as const, label: m.app_admin(), path: paths.admin() }] : []),
  ];
}

/** Specification, section 2, "Mobile bottom bar". */
export function mobileBarItems(viewer: Viewer): MobileBarItem[] {
  const own = personal(viewer);
  if (viewer.unclaimed)
    return [
      { ...browseJobs(), label: m.app_jobs() },
      applications(),
      own.messages,
      { ...claim(), label: m.person_claim_short() },
    ];
  return [
    { ...browseJobs(), label: m.app_jobs() },
    own.dashboard,
    ...(postsJobs(viewer) ? [{ ...own.postJob, label: m.app_post_job_short() }] : []),
    ...(hasMessages(viewer) ? [own.messages] : []),
    own.profile,
    { id: 'more', label: m.app_more(), path: paths.about() },
  ];
}

export interface WorkspaceItem {
  id: 'jobs' | 'applications' | 'interviews' | 'candidates' | 'agency' | 'figures' | 'company';
  label: string;
  path: string;
  /** What the addresses of its pages begin with. */
  sections: readonly string[];
}

/** What an employer works with, as far as their role in the current company lets them. */
export function workspaceItems(viewer: Viewer): WorkspaceItem[] {
  const interviews = viewer.companyRole === 'interviewer';
  const items: (WorkspaceItem | false)[] = [
    !interviews && { id: 'jobs', label: m.app_jobs(), path: paths.manageJobs(), sections: ['/jobs'] },
    !isReader(viewer) && {
      id: 'applications',
      label: m.applications_received_title(),
      path: paths.manageApplications(),
      sections: ['/applications', paths.offers()],
    },
    !isReader(viewer) && {
      id: 'interviews',
      label: m.interviews_title(),
      path: paths.interviews(),
      sections: [paths.interviews()],
    },
    hasMessages(viewer) && {
      id: 'candidates',
      label: m.app_candidates(),
      path: paths.candidates(),
      sections: [paths.candidates(), paths.talent()],
    },
    viewer.isConsultant && {
      id: 'agency',
      label: m.agency_title(),
      path: paths.agencyDesk(),
      sections: [paths.agencyDesk()],
    },
    !interviews && {
      id: 'figures',
      label: m.app_figures(),
      path: paths.hiringFigures(),
      sections: [paths.hiringFigures()],
    },
    { id: 'company', label: m.app_company(), path: paths.ownCompany(), sections: ['/company'] },
  ];
  return items.filter((item) => item !== false);
}

/** Of a person, in the menu behind their picture. */
export function ownItems({ role, unclaimed }: Viewer): { id: string; label: string; path: string }[] {
  if (unclaimed) return [{ id: 'profile', label: m.app_profile(), path: paths.seekerProfile() }, claim()];
  if (role === 'employer') {
    return [
      { id: 'manage-jobs', label: m.jobs_manage_title(), path: paths.manageJobs() },
      { id: 'company', label: m.app_company(), path: paths.ownCompany() },
    ];
  }
  if (role === 'job_seeker') {
    return [
      { id: 'own-applications', label: m.applications_own_title(), path: paths.seekerApplications() },
      { id: 'saved-jobs', label: m.jobs_saved_title(), path: paths.savedJobs() },
      { id: 'saved-searches', label: m.saved_searches_title(), path: paths.savedSearches() },
    ];
  }
  return [];
}

/** What the bar on phones has no place for. */
export const moreItems = (viewer: Viewer): { id: string; label: string; path: string }[] => [
  ...(isEmployer(viewer) ? workspaceItems(viewer) : ownItems(viewer)),
  ...(viewer.role === 'admin' ? [{ id: 'admin', label: m.app_admin(), path: paths.admin() }] : []),
  { id: 'notifications', label: m.notifications_title(), path: paths.notifications() },
  { id: 'settings', label: m.app_settings(), path: paths.settings() },
  { id: 'about', label: m.app_about(), path: paths.about() },
];

const BADGE_CAP = 99;

/** "99+" at most (specification, section 9). */
export const badgeText = (count: number): string => (count > BADGE_CAP ? `${BADGE_CAP}+` : String(count));
