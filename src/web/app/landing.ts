import { paths } from '#contract/paths.ts';
import type { Viewer } from '#contract/viewer.ts';

const landings: Record<Viewer['role'], () => string> = {
  job_seeker: paths.seekerDashboard,
  employer: paths.employerDashboard,
  admin: paths.admin,
};

/** Where somebody arrives who has signed in and wanted nowhere in particular (specification, section 2, Login). */
export const landingPath = ({ role }: Viewer): string => landings[role]();
