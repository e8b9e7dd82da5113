import { useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A value that is shown once, to be copied. */
export function SecretField({ label, secret }: { label: string; secret: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="status" className="flex w-full flex-col items-start gap-3 rounded-card border border-line p-4">
      <TextField
        ref={field}
        label={label}
        hint={m.keys_secret_hint()}
        readOnly
        value={secret}
        className="w-full"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton variant="outline" text={secret} shownIn={field} copied={m.keys_copied()}>
        {m.keys_copy()}
      </CopyButton>
    </div>
  );
}
