import { useEffect, useRef } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { useAcceptance } from './use-acceptance.ts';

/** Where the mailed code is entered, once it was asked for. */
export function MailedCode({ acceptance }: { acceptance: ReturnType<typeof useAcceptance> }) {
  const email = useViewer()?.email ?? '';
  const { isMailed, code, problems } = acceptance;
  const field = useRef<HTMLInputElement>(null);
  // It appears after the button was pressed.
  useEffect(() => {
    if (isMailed) field.current?.focus();
  }, [isMailed]);
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {isMailed ? m.security_mail_code_sent({ email }) : m.own_offer_code_about({ email })}
      </p>
      {isMailed && (
        <div className="flex flex-col items-start gap-3">
          <TextField
            ref={field}
            label={m.security_code()}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            value={code}
            onChange={({ target }) => acceptance.setCode(target.value)}
            errorMessage={problems.get('code')}
          />
          <Button variant="ghost" size="sm" className="-ms-3" onClick={() => void acceptance.mailCode()}>
            {m.security_mail_code_send_again()}
          </Button>
        </div>
      )}
    </>
  );
}
