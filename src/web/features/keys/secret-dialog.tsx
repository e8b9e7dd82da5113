import { useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SecretDialogProps {
  title: string;
  /** The dialog is open while there is one. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a value that cannot be shown again; therefore a press outside does not close it. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const code = useRef<HTMLElement>(null);
  if (secret === null) return null;
  return (
    <Dialog isOpen isDismissable={false} {...{ title, onClose }}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-soft">{m.keys_secret_hint()}</p>
        <code ref={code} tabIndex={-1} className="w-full rounded-card bg-sunken p-4 font-mono text-sm break-all">
          {secret}
        </code>
        <CopyButton text={secret} shownIn={code} copied={m.keys_copied()}>
          {m.keys_copy()}
        </CopyButton>
      </div>
    </Dialog>
  );
}
