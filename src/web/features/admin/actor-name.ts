import type { CompanyVerification } from '#contract/admin/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';

export const actorName = (actor: CompanyVerification['by']): string => actor?.name ?? m.admin_audit_gone();
