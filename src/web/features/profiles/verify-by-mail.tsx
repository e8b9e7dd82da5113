import type { Company } from '#contract/companies.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { siteName } from '#web/features/companies/company-texts.ts';
import { MailboxForm } from '#web/features/companies/mailbox-form.tsx';

/** How a member verifies the company: by a mail to the domain of its website. */
export function VerifyByMail({ company: { id, website } }: { company: Company }) {
  if (!website) return <p className="mt-3 max-w-[34rem] text-soft">{m.company_mail_needs_website()}</p>;
  return (
    <div className="mt-6">
      <h3 className="mb-4">{m.company_mail_ask()}</h3>
      <MailboxForm
        domain={siteName(website)}
        hint={m.company_mailbox_hint()}
        ask={(mailbox) => api.companies.askDomainMail({ id, mailbox })}
      />
    </div>
  );
}
