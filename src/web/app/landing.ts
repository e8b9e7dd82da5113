import { paths } from '#contract/paths.ts';
import type { Viewer } from '#contract/viewer.ts';

/**
 * Where somebody arrives who has signed in and wanted nowhere in particular. The specification (section 2, Login) says
 * the dashboards; as long as there are none, it is where their work goes on: their company's jobs, or the jobs there are.
 */
export function landingPath({ role }: Viewer): string {
  return role === 'employer' ? paths.manageJobs() : paths.jobs();
}
