import { BadgeCheck, CircleDashed } from 'lucide-react';

import type { Company } from '#contract/companies/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { useSite } from '#web/app/site.ts';

import { verificationText } from './company-texts.ts';

export function VerificationNote({ verification }: Pick<Company, 'verification'>) {
  const { name } = useSite();
  const [Icon, look] = verification ? [BadgeCheck, 'text-accent'] : [CircleDashed, 'text-soft'];
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-[0.2em] size-5 shrink-0 ${look}`} />
      <span className={verification ? undefined : 'text-soft'}>
        {verification ? verificationText(verification, name) : m.company_not_verified()}
      </span>
    </p>
  );
}
