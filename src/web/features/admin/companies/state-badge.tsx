import type { Company } from '#contract/companies/companies.ts';
import { Badge } from '#web/ui/badge.tsx';

import { stateName } from './company-words.ts';

export function StateBadge({ verification }: Pick<Company, 'verification'>) {
  return (
    <Badge variant={verification ? 'secondary' : 'outline'}>
      {stateName(verification ? 'verified' : 'unverified')}
    </Badge>
  );
}
