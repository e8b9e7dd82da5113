export type PersonRole = 'job_seeker' | 'employer' | 'admin';

/** Always passed, never global. */
export type Actor =
  /** `lacking`: who is signed in without the second factor that they need. They see what anyone sees. */
  | { kind: 'anonymous'; lacking?: Person }
  | Person
  /** Cron jobs, the operator's commands, the demo data. */
  | { kind: 'system' };

export interface Person {
  kind: 'person';
  userId: string;
  profileId: string;
  role: PersonRole;
  sessionId: string;
  /** Whether they proved in the last minutes who they are; undefined outside of sessions. */
  provedRecently?: boolean;
}
