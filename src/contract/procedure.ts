import { oc } from '@orpc/contract';

import type { KeyScope } from '#contract/keys/key-scopes.ts';

import { problemDataSchema } from './problem-schemas.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Who may call a procedure; the authorization test reads it. Commands and queries check the object. */
export type Access = 'anyone' | 'signed_in' | 'job_seeker' | 'employer' | 'admin';

export interface ProcedureMeta {
  access: Access;
  /** Also for people who lack a required second factor: they can manage their account, and nothing else. */
  isOfOwnAccount?: true;
  /** Also for people who have not accepted the terms, as are all GET procedures. */
  isBeforeTerms?: true;
  /** Also for people without an account, about what is theirs. */
  isForUnclaimed?: true;
  /** Requires a recent proof of identity: others get 403 sign_in_again. */
  requiresRecentProof?: true;
  /** The scope that a key needs to call it; keys may not call it without one. */
  scope?: KeyScope;
}

const error = (code: ProblemCode) => ({ [code]: { status: problems[code], data: problemDataSchema } }) as const;

const base = oc.$meta<ProcedureMeta>({ access: 'anyone' }).errors({
  ...error('INVALID'),
  ...error('FORBIDDEN'),
  ...error('TOO_LARGE'),
  ...error('TOO_MANY_REQUESTS'),
  ...error('UNAVAILABLE'),
});

export const forAnyone = base;

const signedIn = base.errors({ ...error('UNAUTHENTICATED'), ...error('NOT_FOUND'), ...error('CONFLICT') });

export const forSignedIn = signedIn.meta({ access: 'signed_in' });

export const forSignedInAgain = signedIn.meta({ access: 'signed_in', requiresRecentProof: true });

export const forOwnAccount = signedIn.meta({ access: 'signed_in', isOfOwnAccount: true });

export const forOwnAccountAgain = forOwnAccount.meta({
  access: 'signed_in',
  isOfOwnAccount: true,
  requiresRecentProof: true,
});

export const forSeekers = signedIn.meta({ access: 'job_seeker' });

/** Changes the recipient of the user's emails. */
export const forSeekersAgain = signedIn.meta({ access: 'job_seeker', requiresRecentProof: true });

export const forEmployers = signedIn.meta({ access: 'employer' });

/** Grants rights, to others or for longer than a session. */
export const forEmployersAgain = signedIn.meta({ access: 'employer', requiresRecentProof: true });

export const forAdmins = signedIn.meta({ access: 'admin' });

/** Cannot be undone, or grants rights. */
export const forAdminsAgain = signedIn.meta({ access: 'admin', requiresRecentProof: true });

/** The same, and open to keys with the scope. */
export const orByKey = {
  anyone: (scope: KeyScope) => signedIn.meta({ access: 'anyone', scope }),
  signedInOrUnclaimed: (scope: KeyScope) => signedIn.meta({ access: 'signed_in', scope, isForUnclaimed: true }),
  employers: (scope: KeyScope) => signedIn.meta({ access: 'employer', scope }),
  employersAgain: (scope: KeyScope) => signedIn.meta({ access: 'employer', scope, requiresRecentProof: true }),
  admins: (scope: KeyScope) => signedIn.meta({ access: 'admin', scope }),
};

/** Also for people without an account, about what is theirs. */
export const orUnclaimed = {
  signedIn: signedIn.meta({ access: 'signed_in', isForUnclaimed: true }),
  /** For leaving, and for marking as read. */
  signedInBeforeTerms: signedIn.meta({ access: 'signed_in', isBeforeTerms: true, isForUnclaimed: true }),
  ownAccount: signedIn.meta({ access: 'signed_in', isOfOwnAccount: true, isForUnclaimed: true }),
  seekers: signedIn.meta({ access: 'job_seeker', isForUnclaimed: true }),
  seekersBeforeTerms: signedIn.meta({ access: 'job_seeker', isBeforeTerms: true, isForUnclaimed: true }),
};
