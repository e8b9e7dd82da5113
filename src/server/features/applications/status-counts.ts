import { applicationStatuses, type ApplicationStatus } from '#contract/application-status.ts';

export type StatusCounts = Record<ApplicationStatus, number>;

/** Including zeros. */
export function statusCounts(rows: readonly { status: ApplicationStatus; count: number | string }[]): StatusCounts {
  const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
  return Object.fromEntries(applicationStatuses.map((status) => [status, counts.get(status) ?? 0])) as StatusCounts;
}
