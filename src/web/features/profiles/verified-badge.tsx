import { BadgeCheck } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';

export function VerifiedBadge({ to }: { to: string }) {
  return (
    <a href={to} className="inline-flex no-underline">
      <Badge variant="secondary">
        <BadgeCheck aria-hidden="true" className="size-4" />
        {m.verification_title()}
      </Badge>
    </a>
  );
}
