import type { KeyScope } from '#contract/keys/key-scopes.ts';

export type PersonRole = 'job_seeker' | 'employer' | 'admin';

/** Always passed, never global. */
export type Actor =
  /** `lacking`: who is signed in without the second factor that they need. They see what anyone sees. */
  | { kind: 'anonymous'; lacking?: Person }
  | Person
  | KeyActor
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
  /** Of a person without an account: whether they opened a link in an email. Undefined for accounts. */
  unclaimed?: { isConfirmed: boolean };
  /** The number of the terms that they have to accept before they change anything. */
  termsToAccept?: number;
}

/** A member of a company with scopes and no person; `companyId` is null for a key of the platform. */
export interface KeyActor {
  kind: 'key';
  keyId: string;
  name: string;
  companyId: string | null;
  scopes: readonly KeyScope[];
}

export const userIdOf = ({ actor }: { actor: Actor }): string | null => (actor.kind === 'person' ? actor.userId : null);

/** For histories: who acted, where it was no person. */
export const keyNameOf = ({ actor }: { actor: Actor }): string | null => (actor.kind === 'key' ? actor.name : null);

/** A key opens what names one of its scopes, and nothing else. */
export const mayUse = ({ scopes }: KeyActor, scope: KeyScope | undefined): boolean =>
  scope !== undefined && scopes.includes(scope);
