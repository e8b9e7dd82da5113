/** A member's notifications about a job: what concerns them, everything, or nothing. */
export const jobNotices = ['usual', 'all', 'none'] as const;

export type JobNotices = (typeof jobNotices)[number];
