import { useEffect, useEffectEvent } from 'react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { href } from '../href.ts';
import { isSignedInAs } from './session-use.ts';

interface SignedOutDialogProps {
  /** Whose page it is. */
  userId: string;
  isOpen: boolean;
  /** The same person has signed in again. */
  onReturn: () => void;
}

const leave = (): void => location.reload();

/** Over a page with something typed on it, whose session has ended: it stays until its person signs in in another tab. */
export function SignedOutDialog({ userId, isOpen, onReturn }: SignedOutDialogProps) {
  const look = useEffectEvent(async () => {
    if (await isSignedInAs(userId)) onReturn();
    else leave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // static-page.js leaves such a page as it is.
    document.body.dataset.keepsTyped = '';
    const session = new BroadcastChannel('parlance.session');
    session.addEventListener('message', () => void look());
    return () => {
      delete document.body.dataset.keepsTyped;
      session.close();
    };
  }, [isOpen]);
  const footer = (
    <>
      <Button variant="outline" onClick={leave}>
        {m.app_session_ended_leave()}
      </Button>
      <ButtonLink to={href(paths.login())} target="_blank">
        {m.app_sign_in()}
      </ButtonLink>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={m.app_session_ended_title()}
      isOpen={isOpen}
      footer={footer}
      onClose={leave}
    >
      <p>{m.app_session_ended_typed()}</p>
    </Dialog>
  );
}
