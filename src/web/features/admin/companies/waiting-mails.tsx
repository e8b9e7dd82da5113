import type { AdminCompany } from '#contract/admin/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { Time } from '#web/ui/time.tsx';

import { actorName } from '../actor-name.ts';

/** Emails to a company's domain whose links have not been used yet. */
export function WaitingMails({ mails }: Pick<AdminCompany, 'mails'>) {
  return (
    <section className="mt-8">
      <h2>{m.admin_company_mails()}</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {mails.map(({ email, askedBy, askedAt }) => (
          <li key={askedAt} className="flex flex-wrap justify-between gap-x-6">
            {m.admin_verification_mail({ email, name: actorName(askedBy) })}
            <Time iso={askedAt} show="datetime" className="text-sm text-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
