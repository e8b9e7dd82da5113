import type { ReactNode } from 'react';

import type { CompanyVerification } from '#contract/admin/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { Time } from '#web/ui/time.tsx';

import { actorName } from '../actor-name.ts';

interface VerificationDetailProps extends Pick<CompanyVerification, 'by' | 'note' | 'end'> {
  /** The text for a verification that no user ended. */
  changed: string;
  children?: ReactNode;
}

export function VerificationDetail({ by, note, end, changed, children }: VerificationDetailProps) {
  return (
    <div className="flex max-w-prose flex-col gap-1">
      <p>{m.admin_verification_by({ name: actorName(by) })}</p>
      {children}
      {note && <p className="whitespace-pre-line text-ink">{note}</p>}
      {end && (
        <p className="text-coral">
          {endText(end, changed)} <Time iso={end.at} show="datetime" className="ms-1 whitespace-nowrap" />
        </p>
      )}
      {end?.reason && <p className="whitespace-pre-line">{end.reason}</p>}
    </div>
  );
}

/** How a verification ended; `changed` names what changed about its subject. */
function endText({ how, by }: NonNullable<CompanyVerification['end']>, changed: string): string {
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
