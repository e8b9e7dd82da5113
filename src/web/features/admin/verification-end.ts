import type { CompanyVerification } from '#contract/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';

import { actorName } from './actor-name.ts';

/** How a verification ended, in words; `changed` says what of whom it is about became another. */
export function endText({ how, by }: NonNullable<CompanyVerification['end']>, changed: string): string {
  switch (how) {
    case 'withdrawn':
      return m.admin_verification_withdrawn({ name: actorName(by) });
    case 'replaced':
      return m.admin_verification_replaced();
    case 'changed':
      return changed;
    default:
      return m.admin_verification_unattended();
  }
}
