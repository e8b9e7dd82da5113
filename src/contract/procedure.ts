import { oc } from '@orpc/contract';

import type { KeyScope } from './key-scopes.ts';
import { problemDataSchema } from './problem-schemas.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Who may call a procedure; the authorization test reads it. Commands and queries check their object. */
export type Access = 'anyone' | 'signed_in' | 'job_seeker' | 'employer' | 'admin';

export interface ProcedureMeta {
  access: Access;
  /** Also for people who lack a second factor that they need: they look after their account, and nothing else. */
  isOfOwnAccount?: true;
  /** Also for people who have not accepted the terms, as all that is GET. */
  isBeforeTerms?: true;
  /** Only for who proved in the last minutes who they are: 403 sign_in_again for others. */
  requiresRecentProof?: true;
  /** What a key needs to call it; keys may not where it is missing. */
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

/** For the ways out, and for noting what was read. */
export const forSignedInBeforeTerms = signedIn.meta({ access: 'signed_in', isBeforeTerms: true });

export const forSignedInAgain = signedIn.meta({ access: 'signed_in', requiresRecentProof: true });

export const forOwnAccount = signedIn.meta({ access: 'signed_in', isOfOwnAccount: true });

export const forOwnAccountAgain = forOwnAccount.meta({
  access: 'signed_in',
  isOfOwnAccount: true,
  requiresRecentProof: true,
});

export const forSeekers = signedIn.meta({ access: 'job_seeker' });

/** What decides who reads their mails. */
export const forSeekersAgain = signedIn.meta({ access: 'job_seeker', requiresRecentProof: true });

export const forEmployers = signedIn.meta({ access: 'employer' });

/** What gives power, to others or for longer than a session. */
export const forEmployersAgain = signedIn.meta({ access: 'employer', requiresRecentProof: true });

export const forAdmins = signedIn.meta({ access: 'admin' });

/** What cannot be undone, or gives power. */
export const forAdminsAgain = signedIn.meta({ access: 'admin', requiresRecentProof: true });

/** The same, for keys that have the scope too. */
export const orByKey = {
  anyone: (scope: KeyScope) => signedIn.meta({ access: 'anyone', scope }),
  signedIn: (scope: KeyScope) => signedIn.meta({ access: 'signed_in', scope }),
  employers: (scope: KeyScope) => signedIn.meta({ access: 'employer', scope }),
  employersAgain: (scope: KeyScope) => signedIn.meta({ access: 'employer', scope, requiresRecentProof: true }),
  admins: (scope: KeyScope) => signedIn.meta({ access: 'admin', scope }),
};
