import type { KeyScope } from '#contract/keys/key-scopes.ts';

export type PersonRole = 'job_seeker' | 'employer' | 'admin';

/** Always passed, never global. */
export type Actor =
  /** `lacking`: a person who is signed in without a required second factor, and sees only what anyone sees. */
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
  /** Whether the person proved their identity recently; undefined outside of sessions. */
  provedRecently?: boolean;
  /** For a person without an account: whether they opened a link in an email. Undefined for accounts. */
  unclaimed?: { isConfirmed: boolean };
  /** The number of the terms that they have to accept before they change anything. */
  termsToAccept?: number;
}

/** Acts as a member of a company within its scopes; `companyId` is null for a key of the platform. */
export interface KeyActor {
  kind: 'key';
  keyId: string;
  name: string;
  companyId: string | null;
  scopes: readonly KeyScope[];
}

export const userIdOf = ({ actor }: { actor: Actor }): string | null => (actor.kind === 'person' ? actor.userId : null);

/** For histories: the key that acted, if it was not a person. */
export const keyNameOf = ({ actor }: { actor: Actor }): string | null => (actor.kind === 'key' ? actor.name : null);

/** A key may only call what names one of its scopes. */
export const mayUse = ({ scopes }: KeyActor, scope: KeyScope | undefined): boolean =>
  scope !== undefined && scopes.includes(scope);
