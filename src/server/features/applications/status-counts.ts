import { applicationStatuses, type ApplicationStatus } from '#contract/applications/application-status.ts';

export type StatusCounts = Record<ApplicationStatus, number>;

/** Including zeros; a status may have several rows. */
export function statusCounts(rows: readonly { status: ApplicationStatus; count: number | string }[]): StatusCounts {
  const counts = Object.fromEntries(applicationStatuses.map((status) => [status, 0])) as StatusCounts;
  for (const { status, count } of rows) counts[status] += Number(count);
  return counts;
}
