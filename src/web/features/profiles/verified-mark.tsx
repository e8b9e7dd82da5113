import { BadgeCheck } from 'lucide-react';

import type { VerifiedSubject } from '#contract/admin/verification-choices.ts';

import { verifiedText } from './verification-words.ts';

/** Marks a profile with a verification; the text says which. */
export function VerifiedMark({ verified }: { verified: readonly VerifiedSubject[] }) {
  const words = verifiedText(verified);
  return (
    <span title={words} className="ms-1.5 inline-block align-[-0.15em] text-accent">
      <BadgeCheck aria-hidden="true" className="size-4" />
      <span className="sr-only"> {words}</span>
    </span>
  );
}
