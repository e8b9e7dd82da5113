import { oc } from '@orpc/contract';

import type { KeyScope } from './key-scopes.ts';
import { problemDataSchema } from './problem-schemas.ts';
import { problems, type ProblemCode } from './problems.ts';

/** Who may call a procedure; the authorization test reads it. Commands and queries check their object. */
export type Access = 'anyone' | 'signed_in' | 'job_seeker' | 'employer' | 'admin';

export interface ProcedureMeta {
  access: Access;
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

export const forSeekers = signedIn.meta({ access: 'job_seeker' });

export const forEmployers = signedIn.meta({ access: 'employer' });

export const forAdmins = signedIn.meta({ access: 'admin' });

/** The same, for keys that have the scope too. */
export const orByKey = {
  anyone: (scope: KeyScope) => signedIn.meta({ access: 'anyone', scope }),
  signedIn: (scope: KeyScope) => signedIn.meta({ access: 'signed_in', scope }),
  employers: (scope: KeyScope) => signedIn.meta({ access: 'employer', scope }),
  admins: (scope: KeyScope) => signedIn.meta({ access: 'admin', scope }),
};
