export type PersonRole = 'job_seeker' | 'employer' | 'admin';

/** Always passed, never global. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'person'; userId: string; profileId: string; role: PersonRole; sessionId: string }
  /** Cron jobs, the operator's commands, the demo data. */
  | { kind: 'system' };

export type Person = Extract<Actor, { kind: 'person' }>;
