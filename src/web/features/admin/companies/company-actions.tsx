import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { AdminCompany } from '#contract/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Button } from '#web/ui/button.tsx';

import { WithdrawDialog } from '../withdraw-dialog.tsx';
import { DomainMailDialog } from './domain-mail-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

/** What an administrator may do about a company's verification. */
export function CompanyActions({ company }: { company: AdminCompany }) {
  const { id, domain, can } = company;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'verify' | 'withdraw' | 'mail'>();
  const close = () => setAsked(undefined);
  return (
    <div className="mt-5 flex flex-col gap-3">
      {can.verify && (
        <Button variant={can.withdraw ? 'outline' : 'default'} onClick={() => setAsked('verify')}>
          {m.admin_verify()}
        </Button>
      )}
      {can.askDomainMail && (
        <Button variant="outline" onClick={() => setAsked('mail')}>
          {m.admin_company_mail()}
        </Button>
      )}
      {can.withdraw && (
        <Button variant="destructive" onClick={() => setAsked('withdraw')}>
          {m.admin_withdraw()}
        </Button>
      )}
      {asked === 'verify' && <VerifyDialog company={company} onClose={close} onVerified={revalidate} />}
      {asked === 'mail' && domain && (
        <DomainMailDialog companyId={id} domain={domain} onClose={close} onSent={revalidate} />
      )}
      {asked === 'withdraw' && (
        <WithdrawDialog
          hint={m.admin_withdraw_reason_hint()}
          onClose={close}
          onWithdraw={async (reason) => {
            await api.admin.companies.withdraw({ id, reason });
            await revalidate();
          }}
        />
      )}
    </div>
  );
}
