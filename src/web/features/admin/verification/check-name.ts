import type { VerificationMethod, VerifiedSubject } from '#contract/admin/verification-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { subjectName } from '#web/features/profiles/verification-words.ts';

const methods: Record<VerificationMethod, () => string> = {
  domain: m.admin_verification_domain,
  documents: m.admin_verification_documents,
  call: m.admin_verification_call,
  other: m.admin_verification_other,
};

export const methodName = (how: VerificationMethod): string => methods[how]();

const isMethod = (check: string): check is VerificationMethod => check in methods;

export const checkName = (check: VerificationMethod | VerifiedSubject): string =>
  isMethod(check) ? methodName(check) : subjectName(check);
