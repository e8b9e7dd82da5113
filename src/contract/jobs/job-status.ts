export const jobStatuses = ['draft', 'active', 'paused', 'closed', 'expired'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** The permitted changes of status. */
export const jobTransitions = {
  publish: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  close: { from: ['active', 'paused'], to: 'closed' },
  renew: { from: ['active', 'paused', 'closed', 'expired'], to: 'active' },
  /** By a cron job only, when `validThrough` passes; paused jobs expire too. */
  expire: { from: ['active', 'paused'], to: 'expired' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;

export type JobTransition = keyof typeof jobTransitions;

export const allowsTransition = (status: JobStatus, transition: JobTransition): boolean =>
  (jobTransitions[transition].from as readonly JobStatus[]).includes(status);
