import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

import { AccountPage } from './account-page.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** After a registration: which address has to be confirmed, and what to do if no mail comes. */
export function CheckInbox({ email, onChangeAddress }: { email: string; onChangeAddress: () => void }) {
  return (
    <AccountPage title={m.auth_inbox_title()} lead={m.auth_inbox_text({ email })} isNews>
      <p className="mb-5">{m.auth_inbox_hint()}</p>
      <ResendVerification email={email} />
      <Button variant="ghost" className="mt-3 -ms-4.5" onClick={onChangeAddress}>
        {m.auth_change_address()}
      </Button>
    </AccountPage>
  );
}
