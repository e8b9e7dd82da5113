import { applicationStatuses } from '#contract/application-status.ts';

/** The columns of the board. Withdrawn applications need no action and are only in the table. */
export const boardStatuses = applicationStatuses.filter((status) => status !== 'withdrawn');
