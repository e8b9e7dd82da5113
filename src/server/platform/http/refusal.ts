import { problems, type FieldProblem, type ProblemCode, type ProblemReason } from '#contract/problems.ts';

import { isUnavailable } from '../db/unavailable.ts';

/** Seconds after which to repeat a request that the database could not serve. */
const RETRY_SECONDS = 5;

export interface RefusalDetails {
  /** Where the code is not specific enough. */
  reason?: ProblemReason;
  /** For INVALID. */
  fields?: FieldProblem[];
  /** Seconds. */
  retryAfter?: number;
  /** Where the operator finds the reason in the log. */
  requestId?: string;
  /** The concept that has the word already. */
  concept?: string;
  /** The candidate whom the company knows already. */
  candidateId?: string;
}

/** Thrown by a command or guard that refuses a request. The contract maps its code to an HTTP status. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(details.reason ? `${code}: ${details.reason}` : code, options);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code];
  }
}

/** The answer to a request that failed with the error. `requestId`: under which the error is logged. */
export function refusalFor(error: unknown, requestId?: string): Refusal {
  if (error instanceof Refusal) return error;
  return isUnavailable(error)
    ? new Refusal('UNAVAILABLE', { retryAfter: RETRY_SECONDS, requestId })
    : new Refusal('INTERNAL', { requestId });
}

/** Also for what the actor may not see (docs/authorization.md). */
export const notFound = (): Refusal => new Refusal('NOT_FOUND');

/** As the right side of `??`. */
export const throwNotFound = (): never => {
  throw notFound();
};

/** For an object whose status does not allow the command. */
export const wrongStatus = (): Refusal => new Refusal('CONFLICT', { reason: 'wrong_status' });

export const invalidField = (path: string, code: FieldProblem['code'], params?: FieldProblem['params']): Refusal =>
  new Refusal('INVALID', { fields: [{ path, code, ...(params ? { params } : {}) }] });
