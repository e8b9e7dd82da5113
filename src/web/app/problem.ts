import { ORPCError } from '@orpc/client';

import {
  problems,
  type FieldProblem,
  type PageReason,
  type ProblemCode,
  type ProblemData,
} from '#contract/problems.ts';
import { m } from '#generated/paraglide/messages.js';

import { hasFields } from './has-fields.ts';

export interface Problem {
  code: ProblemCode | 'OFFLINE';
  reason?: PageReason;
  fields: FieldProblem[];
  /** Seconds. */
  retryAfter?: number;
  /** The concept that has the word already. */
  concept?: string;
  /** The candidate whom the company knows already. */
  candidateId?: string;
}

/** Proxies in front of the API answer by HTTP status alone. */
const byStatus = new Map<number, ProblemCode>([
  ...Object.entries(problems).map(([code, status]) => [status, code as ProblemCode] as const),
  [502, 'UNAVAILABLE'],
  [504, 'UNAVAILABLE'],
]);

const isProblemCode = (code: string): code is ProblemCode => code in problems;

/** Anything that did not come from the API counts as no connection. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof ORPCError)) return { code: 'OFFLINE', fields: [] };
  const data = problemDataOf(error.data);
  const code = isProblemCode(error.code) ? error.code : (byStatus.get(error.status) ?? 'INTERNAL');
  return { ...data, code, fields: data.fields ?? [] };
}

/** A proxy's answer has none of it, and a newer release may have codes that this page has no words for. */
function problemDataOf(data: unknown): Partial<Omit<Problem, 'code'>> {
  if (typeof data !== 'object' || data === null) return {};
  const { reason, fields, retryAfter, concept, candidateId }: { [Name in keyof ProblemData]?: unknown } = data;
  return {
    reason: isPageReason(reason) ? reason : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldProblem) : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    concept: typeof concept === 'string' ? concept : undefined,
    candidateId: typeof candidateId === 'string' ? candidateId : undefined,
  };
}

const isFieldProblem = (field: unknown): field is FieldProblem =>
  hasFields(field, { path: 'string', code: 'string' }) && Object.hasOwn(byFieldCode, field.code);

const byReason: Record<PageReason, () => string> = {
  cross_origin: m.problem_cross_origin,
  malformed_body: m.problem_malformed_body,
  invalid_credentials: m.problem_invalid_credentials,
  email_not_verified: m.problem_email_not_verified,
  link_expired: m.problem_link_expired,
  sign_in_again: m.problem_sign_in_again,
  first_factor_again: m.problem_sign_in_again,
  sign_in_expired: m.problem_sign_in_expired,
  second_factor_required: m.problem_second_factor_required,
  terms_not_accepted: m.problem_terms_not_accepted,
  account_needed: m.problem_account_needed,
  passkey_refused: m.problem_passkey_refused,
  too_many_passkeys: m.problem_too_many_passkeys,
  only_way_in: m.problem_only_way_in,
  provider_unreachable: m.problem_provider_unreachable,
  provider_refused: m.problem_provider_refused,
  address_not_confirmed: m.problem_address_not_confirmed,
  already_linked: m.problem_already_linked,
  email_taken: m.problem_email_taken,
  company_exists: m.problem_company_exists,
  last_admin: m.problem_last_admin,
  another_administrator: m.problem_another_administrator,
  only_administrator: m.problem_only_administrator,
  company_hidden: m.problem_company_hidden,
  only_owner: m.problem_only_owner,
  already_member: m.problem_already_member,
  too_many_members: m.problem_too_many_members,
  file_type: m.problem_file_type,
  file_too_large: m.problem_file_too_large,
  file_damaged: m.problem_file_damaged,
  file_macros: m.problem_file_macros,
  file_remote_parts: m.problem_file_remote_parts,
  file_too_complex: m.problem_file_too_complex,
  files_unavailable: m.problem_files_unavailable,
  image_too_large: m.problem_image_too_large,
  cv_type: m.problem_cv_type,
  cv_old_word: m.problem_cv_old_word,
  cv_encrypted: m.problem_cv_encrypted,
  cv_no_text: m.problem_cv_no_text,
  cv_too_many_pages: m.problem_cv_too_many_pages,
  cv_nothing_found: m.problem_cv_nothing_found,
  quota_exceeded: m.problem_quota_exceeded,
  busy: m.problem_busy,
  company_required: m.problem_company_required,
  company_not_verified: m.problem_company_not_verified,
  already_applied: m.problem_already_applied,
  already_invited: m.problem_already_invited,
  declined_before: m.problem_declined_before,
  candidate_known: m.problem_candidate_known,
  candidate_objected: m.problem_candidate_objected,
  wrong_status: m.problem_wrong_status,
  test_too_soon: m.problem_test_too_soon,
  test_sent: m.problem_test_sent,
  test_over: m.problem_test_over,
  not_revealed: m.problem_not_revealed,
  no_translation_service: m.problem_no_translation_service,
  translation_failed: m.problem_translation_failed,
  mandate_over: m.problem_mandate_over,
  off_limits: m.problem_off_limits,
  already_presented: m.problem_already_presented,
  already_asked: m.problem_already_asked,
  refused_before: m.problem_refused_before,
  no_consent: m.problem_no_consent,
  consent_ended: m.problem_consent_ended,
  not_taken: m.problem_not_taken,
  pay_not_stated: m.problem_pay_not_stated,
  approval_needed: m.problem_approval_needed,
  client_known: m.problem_client_known,
  mandate_exists: m.problem_mandate_exists,
  offer_exists: m.problem_offer_exists,
  offer_over: m.problem_offer_over,
  no_opening_left: m.problem_no_opening_left,
  changed_meanwhile: m.problem_changed_meanwhile,
  job_closed: m.problem_job_closed,
  slot_taken: m.problem_slot_taken,
  too_many_interviews: m.problem_too_many_interviews,
  undecided_applications: m.problem_undecided_applications,
  website_required: m.problem_website_required,
  shared_domain: m.problem_shared_domain,
  company_changed: m.problem_company_changed,
  list_exists: m.problem_list_exists,
  word_taken: m.problem_word_taken,
  word_known: m.problem_word_known,
  too_many_words: m.problem_too_many_words,
  esco_loading: m.problem_esco_loading,
  too_many_searches: m.problem_too_many_searches,
  too_many_keys: m.problem_too_many_keys,
  too_many_webhooks: m.problem_too_many_webhooks,
};

const isPageReason = (reason: unknown): reason is PageReason =>
  typeof reason === 'string' && Object.hasOwn(byReason, reason);

const byCode: Record<Problem['code'], () => string> = {
  UNAUTHENTICATED: m.problem_unauthenticated,
  FORBIDDEN: m.problem_forbidden,
  NOT_FOUND: m.problem_not_found,
  CONFLICT: m.problem_conflict,
  GONE: m.problem_not_found,
  TOO_LARGE: m.problem_file_too_large,
  UNSUPPORTED_TYPE: m.problem_file_type,
  INVALID: m.problem_invalid,
  TOO_MANY_REQUESTS: m.problem_too_many_requests,
  INTERNAL: m.problem_internal,
  UNAVAILABLE: m.problem_unavailable,
  OFFLINE: m.problem_offline,
};

export function problemText({ code, reason, retryAfter }: Problem): string {
  if (code === 'TOO_MANY_REQUESTS' && retryAfter !== undefined)
    return m.problem_too_many_requests_minutes({ minutes: Math.ceil(retryAfter / 60) });
  return reason ? byReason[reason]() : byCode[code]();
}

/** The message for a failed read without earlier data; otherwise the earlier data stay, with the user's input. */
export const failureOf = ({ data, error }: { data: unknown; error: unknown }): string | undefined =>
  data === undefined && error ? problemText(problemOf(error)) : undefined;

interface FieldValues {
  min: number;
  max: number;
  name: string;
  nearest: string;
}

const byFieldCode: Record<FieldProblem['code'], (values: FieldValues) => string> = {
  required: m.field_required,
  too_short: m.field_too_short,
  too_long: m.field_too_long,
  too_small: m.field_too_small,
  too_big: m.field_too_big,
  email: m.field_email,
  url: m.field_url,
  common_password: m.field_common_password,
  web_address: m.field_web_address,
  hidden_characters: m.field_hidden_characters,
  letters_required: m.field_letters_required,
  file_gone: m.field_file_gone,
  stage_order: m.field_stage_order,
  unknown_field: m.field_unknown_field,
  asked_field: m.field_asked_field,
  wrong_password: m.field_wrong_password,
  wrong_code: m.field_wrong_code,
  unknown_key: m.field_invalid,
  placeholder: m.field_placeholder,
  unknown_placeholder: m.field_unknown_placeholder,
  missing_placeholder: m.field_missing_placeholder,
  contrast: m.field_contrast,
  invalid: m.field_invalid,
};

export function fieldText({ code, params: { min = 0, max = 0, name = '', nearest = '' } = {} }: FieldText): string {
  return byFieldCode[code]({ min, max, name: `{${name}}`, nearest });
}

type FieldText = Pick<FieldProblem, 'code' | 'params'>;
