import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { AdminCompany } from '#contract/admin/admin-verification.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { WithdrawDialog } from '../verification/withdraw-dialog.tsx';
import { DomainMailDialog } from './domain-mail-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const GroundsDialog = loadLater(async () => import('#web/features/reports/grounds-dialog.tsx'));

/** What an administrator does about a company. */
export function CompanyActions({ company }: { company: AdminCompany }) {
  const { id, name, domain, isHidden, can } = company;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'verify' | 'withdraw' | 'mail' | 'hide'>();
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
      {!isHidden && (
        <Button variant="destructive" onClick={() => setAsked('hide')}>
          {m.admin_case_hide_company()}
        </Button>
      )}
      {asked === 'hide' && (
        <GroundsDialog
          title={m.admin_case_hide_title({ title: name })}
          hint={m.admin_case_hide_hint()}
          action={m.admin_case_hide_company()}
          onClose={close}
          onSubmit={async (grounds) => {
            await api.admin.moderation.hideCompany({ id, ...grounds });
            showToast({ title: m.admin_case_restricted_done() });
            await revalidate();
          }}
        >
          {m.admin_case_hide_company_text()}
        </GroundsDialog>
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
