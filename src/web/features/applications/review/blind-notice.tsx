import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Explains what a blind review hides, and offers to end it. */
export function BlindNotice({ id, canReveal }: { id: string; canReveal: boolean }) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-6">
      <Alert
        isStatic
        action={
          canReveal && (
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              {m.blind_reveal()}
            </Button>
          )
        }
      >
        {m.blind_notice()}
      </Alert>
      {isAsking && (
        <ConfirmDialog
          isOpen
          destructive={false}
          title={m.blind_reveal_title()}
          message={m.blind_reveal_text()}
          confirmLabel={m.blind_reveal()}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await api.blindReview.reveal({ id });
            await revalidate();
            showToast({ title: m.blind_revealed() });
          }}
        />
      )}
    </div>
  );
}
