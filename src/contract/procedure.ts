import { oc } from '@orpc/contract';

import { problemDataSchema, problems, type ProblemCode } from './problems.ts';

/**
 * Who may call a procedure at all; what they then see and may do with it is decided by the object.
 * The authorization test reads this of every procedure.
 */
export type Access = 'anyone' | 'signed_in' | 'job_seeker' | 'employer' | 'admin';

export interface ProcedureMeta {
  access: Access;
}

const error = (code: ProblemCode) => ({ [code]: { status: problems[code], data: problemDataSchema } }) as const;

const base = oc.$meta<ProcedureMeta>({ access: 'anyone' }).errors({
  ...error('INVALID'),
  ...error('FORBIDDEN'),
  ...error('TOO_LARGE'),
  ...error('TOO_MANY_REQUESTS'),
  ...error('UNAVAILABLE'),
});

/** A procedure that anyone may call. */
export const forAnyone = base;

const signedIn = base.errors({ ...error('UNAUTHENTICATED'), ...error('NOT_FOUND'), ...error('CONFLICT') });

/** A procedure for whoever is signed in. */
export const forSignedIn = signedIn.meta({ access: 'signed_in' });

/** A procedure for job seekers. */
export const forSeekers = signedIn.meta({ access: 'job_seeker' });

/** A procedure for employers. */
export const forEmployers = signedIn.meta({ access: 'employer' });

/** A procedure for administrators. */
export const forAdmins = signedIn.meta({ access: 'admin' });
