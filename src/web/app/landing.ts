import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';

const landings: Record<Viewer['role'], () => string> = {
  job_seeker: paths.seekerDashboard,
  employer: paths.employerDashboard,
  admin: paths.admin,
};

/** Where a sign-in without a destination leads (specification, section 2, Login). */
export const landingPath = ({ role, unclaimed }: Viewer): string =>
  unclaimed ? paths.seekerApplications() : landings[role]();
