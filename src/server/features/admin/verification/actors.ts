import type { CompanyVerification } from '#contract/admin/admin-verification.ts';
import type { VerificationEnd } from '#contract/admin/verifications.ts';

/** Null when their account was deleted. */
export const presentActor = (id: string | null, name: string | null): CompanyVerification['by'] =>
  id !== null && name !== null ? { id, name } : null;

interface Ended {
  ended_at: Date | null;
  ended_how: VerificationEnd | null;
  ended_by: string | null;
  ender_name: string | null;
  end_reason: string | null;
}

/** Null while the verification is valid. */
export const presentEnd = ({
  ended_at,
  ended_how,
  ended_by,
  ender_name,
  end_reason,
}: Ended): CompanyVerification['end'] =>
  ended_at &&
  ended_how && {
    at: ended_at.toISOString(),
    how: ended_how,
    by: presentActor(ended_by, ender_name),
    reason: end_reason ?? '',
  };
