import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface DeleteWebhookProps {
  of: { id: string; webhookId: string };
  name: string;
}

export function DeleteWebhook({ of, name }: DeleteWebhookProps) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    await api.webhooks.remove(of);
    showToast({ title: m.webhooks_deleted() });
    await navigate(href(paths.webhooks()));
  };
  return (
    <>
      <Button variant="destructive" onClick={() => setAsked(true)}>
        {m.webhooks_delete()}
      </Button>
      <ConfirmDialog
        title={m.webhooks_delete_title({ name })}
        message={m.webhooks_delete_about()}
        confirmLabel={m.webhooks_delete()}
        destructive
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
      />
    </>
  );
}
