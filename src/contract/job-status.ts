export const jobStatuses = ['draft', 'active', 'paused', 'closed', 'expired'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** Every change of status, by what is done: from which statuses it may be done, and what comes of it (product page, "Job status"). */
export const jobTransitions = {
  publish: { from: ['draft', 'paused'], to: 'active' },
  pause: { from: ['active'], to: 'paused' },
  close: { from: ['active', 'paused'], to: 'closed' },
  renew: { from: ['active', 'paused', 'closed', 'expired'], to: 'active' },
  /** By the clock alone, when `validThrough` passes; a paused job's term runs on too. */
  expire: { from: ['active', 'paused'], to: 'expired' },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus }>;

export type JobTransition = keyof typeof jobTransitions;

/** Whether a job of that status may be published, paused, closed, renewed or expired. */
export const allowsTransition = (status: JobStatus, transition: JobTransition): boolean =>
  (jobTransitions[transition].from as readonly JobStatus[]).includes(status);
