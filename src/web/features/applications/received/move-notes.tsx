import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface MoveNotesProps {
  /** Number of refusals in the last change. */
  refused: number;
  /** Applications whose stage a colleague had changed before. */
  overtaken: string | undefined;
  /** Why a rejection could not be undone. */
  notUndone: string | undefined;
  hasArrived: boolean;
}

/** Reports refused changes and new applications, because the list does not change automatically. */
export function MoveNotes({ refused, overtaken, notUndone, hasArrived }: MoveNotesProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {refused > 0 && <Alert variant="attention">{m.applications_move_refused({ count: refused })}</Alert>}
      {overtaken && <Alert variant="attention">{overtaken}</Alert>}
      {notUndone && <Alert variant="attention">{notUndone}</Alert>}
      {hasArrived && (
        <Alert>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {m.applications_received_arrived()}
            <Button variant="outline" size="sm" isPending={state === 'loading'} onClick={() => void revalidate()}>
              {m.applications_received_show_arrived()}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  );
}
