import { BadgeCheck } from 'lucide-react';

import type { Verification } from '#contract/admin/verifications.ts';
import { Time } from '#web/ui/time.tsx';

import { factText } from './verification-words.ts';

export function VerifiedFacts({ verifications }: { verifications: readonly Verification[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {verifications.map((verification) => (
        <li key={factText(verification)} className="flex items-start gap-2">
          <BadgeCheck aria-hidden="true" className="mt-[0.2em] size-5 shrink-0 text-accent" />
          <span>
            {factText(verification)} <Time iso={verification.at} className="ms-1 text-sm whitespace-nowrap text-soft" />
          </span>
        </li>
      ))}
    </ul>
  );
}
