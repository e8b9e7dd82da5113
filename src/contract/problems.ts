import { z } from 'zod';

/** Every way in which a request can be refused, with its HTTP status: the only place where the two meet. */
export const problems = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof problems;

/** The rule behind a refusal, where the code alone does not say it. Words for each are in the message catalogues. */
export const problemReasons = [
  'cross_origin',
  'malformed_body',
  'invalid_credentials',
  'email_not_verified',
  'link_expired',
  'email_taken',
  'company_exists',
  'last_admin',
  'only_owner',
  'file_type',
  'file_too_large',
  'file_damaged',
  'file_macros',
  'file_remote_parts',
  'file_too_complex',
  'image_too_large',
  'quota_exceeded',
  'busy',
  'company_required',
  'wrong_status',
  'changed_meanwhile',
  'job_closed',
  'undecided_applications',
  'website_required',
  'shared_domain',
  'company_changed',
] as const;

export type ProblemReason = (typeof problemReasons)[number];

/** What is wrong with one field, as a code that becomes words in the reader's language. */
export const fieldProblemCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'email',
  'url',
  'common_password',
  'wrong_password',
  'unknown_key',
  'placeholder',
  'web_address',
  'hidden_characters',
  'letters_required',
  'invalid',
] as const;

export const fieldProblemSchema = z.object({
  /** Dotted path of the field in the input: `languages.0.level`. Empty for the whole. */
  path: z.string(),
  code: z.enum(fieldProblemCodes),
  /** The limit that was crossed. */
  params: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
});

export type FieldProblem = z.infer<typeof fieldProblemSchema>;

/** What travels with a refusal. */
export const problemDataSchema = z.object({
  reason: z.enum(problemReasons).optional(),
  fields: z.array(fieldProblemSchema).optional(),
  retryAfter: z.number().int().optional(),
});

/** A refusal as it travels: the body of every answer that is not a success. */
export const problemSchema = z.object({
  code: z.enum(Object.keys(problems) as ProblemCode[]),
  status: z.number().int(),
  message: z.string(),
  data: problemDataSchema,
});

/** Zod's issue, as much of it as matters here. */
interface Issue {
  code?: string | undefined;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  message?: string | undefined;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
  format?: unknown;
  keys?: unknown;
  params?: unknown;
}

/** No form has more fields; half a megabyte of unknown keys would make an answer of five. */
const MOST_FIELD_PROBLEMS = 100;

/** Semaphore a schema's issues into field problems, a hundred at the most; the form and the server speak of a field in the same words. */
export function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  const found = issues.slice(0, MOST_FIELD_PROBLEMS).flatMap((issue): FieldProblem[] => {
    const path = (issue.path ?? [])
      .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
      .join('.');
    if (issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)) {
      return issue.keys
        .slice(0, MOST_FIELD_PROBLEMS)
        .map((key) => ({ path: [path, String(key)].filter(Boolean).join('.'), code: 'unknown_key' }));
    }
    return [{ path, ...problemOf(issue) }];
  });
  return found.slice(0, MOST_FIELD_PROBLEMS);
}

function problemOf(issue: Issue): Omit<FieldProblem, 'path'> {
  const text = issue.origin === 'string' || issue.origin === 'array';
  switch (issue.code) {
    case 'invalid_type':
      // Zod does not keep the input in its issues; that it was missing stands only in its message.
      return { code: issue.message?.endsWith('received undefined') ? 'required' : 'invalid' };
    case 'too_small':
      if (text && issue.minimum === 1) return { code: 'required' };
      return { code: text ? 'too_short' : 'too_small', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { code: text ? 'too_long' : 'too_big', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: issue.format === 'email' || issue.format === 'url' ? issue.format : 'invalid' };
    case 'custom':
      return customProblem(issue.params);
    default:
      return { code: 'invalid' };
  }
}

/** A rule that zod does not know names its own code, and its limit where it has one. */
function customProblem(params: unknown): Omit<FieldProblem, 'path'> {
  const { code, max } =
    typeof params === 'object' && params !== null ? { code: undefined, max: undefined, ...params } : {};
  return {
    code: fieldProblemCodes.find((known) => known === code) ?? 'invalid',
    ...(typeof max === 'number' ? { params: { max } } : {}),
  };
}
