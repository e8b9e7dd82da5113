/** Refusal codes with their HTTP status. */
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

/** Refusals of programs only: no page deletes a file or sends an Idempotency-Key. */
const programReasons = ['file_sent', 'idempotency_key_reused', 'in_progress', 'outcome_unknown'] as const;

/** For codes that are not specific enough; the texts of those that pages show are in the message catalogues. */
export const problemReasons = [
  ...programReasons,
  'cross_origin',
  'malformed_body',
  'invalid_credentials',
  'email_not_verified',
  'link_expired',
  'sign_in_again',
  'first_factor_again',
  'sign_in_expired',
  'second_factor_required',
  'terms_not_accepted',
  'account_needed',
  'passkey_refused',
  'too_many_passkeys',
  'only_way_in',
  'provider_unreachable',
  'provider_refused',
  'address_not_confirmed',
  'already_linked',
  'email_taken',
  'company_exists',
  'last_admin',
  'another_administrator',
  'only_administrator',
  'company_hidden',
  'only_owner',
  'already_member',
  'too_many_members',
  'file_type',
  'file_too_large',
  'file_damaged',
  'file_macros',
  'file_remote_parts',
  'file_too_complex',
  'files_unavailable',
  'image_too_large',
  'cv_type',
  'cv_old_word',
  'cv_encrypted',
  'cv_no_text',
  'cv_too_many_pages',
  'cv_nothing_found',
  'quota_exceeded',
  'busy',
  'company_required',
  'company_not_verified',
  'already_applied',
  'already_invited',
  'declined_before',
  'candidate_known',
  'candidate_objected',
  'wrong_status',
  'test_too_soon',
  'test_sent',
  'test_over',
  'not_revealed',
  'pay_not_stated',
  'approval_needed',
  'offer_exists',
  'offer_over',
  'no_opening_left',
  'changed_meanwhile',
  'job_closed',
  'slot_taken',
  'too_many_interviews',
  'undecided_applications',
  'website_required',
  'shared_domain',
  'company_changed',
  'list_exists',
  'word_taken',
  'word_known',
  'too_many_words',
  'esco_loading',
  'too_many_searches',
  'too_many_keys',
  'too_many_webhooks',
  'no_translation_service',
  'translation_failed',
  'client_known',
  'mandate_exists',
  'mandate_over',
  'off_limits',
  'already_presented',
  'already_asked',
  'refused_before',
  'no_consent',
  'consent_ended',
  'not_taken',
] as const;

export type ProblemReason = (typeof problemReasons)[number];

export type PageReason = Exclude<ProblemReason, (typeof programReasons)[number]>;

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
  'wrong_code',
  'unknown_key',
  'placeholder',
  'unknown_placeholder',
  'missing_placeholder',
  'contrast',
  'web_address',
  'hidden_characters',
  'letters_required',
  'stage_order',
  'unknown_field',
  'file_gone',
  'asked_field',
  'invalid',
] as const;

export interface FieldProblem {
  /** Dotted: `languages.0.level`; empty for the whole input. */
  path: string;
  code: (typeof fieldProblemCodes)[number];
  /** `nearest`: the accepted value closest to the given one; `name`: of a placeholder. */
  params?: { min?: number; max?: number; nearest?: string; name?: string };
}

export interface ProblemData {
  reason?: ProblemReason;
  fields?: FieldProblem[];
  retryAfter?: number;
  /** Id of a failed request, by which the operator finds it in the log. */
  requestId?: string;
  /** The concept that already has the word. */
  concept?: string;
  /** The candidate who already has the address. */
  candidateId?: string;
}

/** The part of Zod's issue used here. */
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

/** No form has more fields; 0.5 MB of unknown keys would make an answer of 5 MB. */
const MOST_FIELD_PROBLEMS = 100;

/** For the forms and the server alike. */
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
      // Only Zod's message says that a value was missing.
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

/** Custom rules pass their code, and a limit or the nearest value, in `params`. */
function customProblem(params: unknown): Omit<FieldProblem, 'path'> {
  const none = { code: undefined, max: undefined, nearest: undefined };
  const { code, max, nearest } = typeof params === 'object' && params !== null ? { ...none, ...params } : none;
  return {
    code: fieldProblemCodes.find((known) => known === code) ?? 'invalid',
    ...(typeof max === 'number' ? { params: { max } } : {}),
    ...(typeof nearest === 'string' ? { params: { nearest } } : {}),
  };
}
