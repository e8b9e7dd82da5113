import { useEffect, useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared.
  useEffect(() => focusWhenLost(() => title.current), []);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="flex flex-col gap-4">
      <p ref={title} tabIndex={-1} className="font-semibold outline-none">
        {m.security_recovery_title()}
      </p>
      <p className="text-soft">{m.security_recovery_text()}</p>
      <ul ref={list} className="grid gap-x-6 gap-y-1 rounded-card bg-sunken p-4 font-mono text-sm md:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="secondary" text={codes.join('\n')} shownIn={list} copied={m.security_recovery_copied()}>
          {m.security_recovery_copy()}
        </CopyButton>
        <Button variant="outline" onClick={onDone}>
          {m.security_recovery_done()}
        </Button>
      </div>
    </div>
  );
}
