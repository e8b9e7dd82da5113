import { useState } from 'react';

import type { AdminCompany } from '#contract/admin/admin-verification.ts';
import { administratorMethods } from '#contract/admin/verification-choices.ts';
import { VERIFICATION_NOTE_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ReasonDialog } from '#web/app/reason-dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { methodName } from '../verification/check-name.ts';

interface VerifyDialogProps {
  company: AdminCompany;
  onClose: () => void;
  onVerified: () => Promise<void>;
}

export function VerifyDialog({ company: { id, name, website }, onClose, onVerified }: VerifyDialogProps) {
  const [how, setHow] = useState<(typeof administratorMethods)[number]>('documents');
  const verify = async (note: string) => {
    await api.admin.companies.verify({ id, how, note, name, website });
    showToast({ title: m.admin_verify_done({ name }) });
    await onVerified();
  };
  return (
    <ReasonDialog
      title={m.admin_verify_company_title({ name })}
      label={m.admin_verify_note()}
      hint={m.admin_verify_note_hint()}
      action={m.admin_verify()}
      variant="default"
      maxLength={VERIFICATION_NOTE_MAX}
      onClose={onClose}
      onSubmit={verify}
    >
      <p className="text-soft">
        {website ? m.admin_verify_company_text({ website }) : m.admin_verify_company_no_website()}
      </p>
      <NativeSelect
        label={m.admin_verify_how()}
        options={administratorMethods.map((value) => ({ value, label: methodName(value) }))}
        value={how}
        onChange={({ target }) => setHow((now) => administratorMethods.find((one) => one === target.value) ?? now)}
      />
    </ReasonDialog>
  );
}
