import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { MailboxForm } from '#web/features/companies/mailbox-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DomainMailDialogProps {
  companyId: string;
  domain: string;
  onClose: () => void;
  onSent: () => Promise<void>;
}

export function DomainMailDialog({ companyId, domain, onClose, onSent }: DomainMailDialogProps) {
  const ask = async (mailbox: string) => {
    const mail = await api.admin.companies.askDomainMail({ id: companyId, mailbox });
    await onSent();
    return mail;
  };
  const footer = (
    <Button variant="outline" onClick={onClose}>
      {m.ui_close()}
    </Button>
  );
  return (
    <Dialog size="sm" title={m.admin_company_mail_title({ domain })} isOpen onClose={onClose} footer={footer}>
      <p className="mb-4 text-soft">{m.admin_company_mail_text()}</p>
      <MailboxForm domain={domain} hint={m.admin_company_mailbox_hint()} ask={ask} />
    </Dialog>
  );
}
