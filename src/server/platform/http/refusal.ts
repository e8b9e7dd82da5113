import { problems, type FieldProblem, type ProblemCode, type ProblemReason } from '#contract/problems.ts';

export interface RefusalDetails {
  /** Which rule, where the code alone does not say it. */
  reason?: ProblemReason;
  /** Which fields, for INVALID. */
  fields?: FieldProblem[];
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
}

/** What a verb or a guard throws when it does not do what was asked. It knows no HTTP; the metadata turns its code into a status. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(details.reason ? `${code}: ${details.reason}` : code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code];
  }
}

/** The same answer for what does not exist and for what the actor may not see (product.md, "Who may do what"). */
export const notFound = (): Refusal => new Refusal('NOT_FOUND');

/** A refusal of one field. */
export const invalidField = (path: string, code: FieldProblem['code'], params?: FieldProblem['params']): Refusal =>
  new Refusal('INVALID', { fields: [{ path, code, ...(params ? { params } : {}) }] });
