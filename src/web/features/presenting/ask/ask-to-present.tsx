import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

const AskDialog = loadLater(async () => import('./ask-dialog.tsx'));

export interface AskedPerson {
  candidateId?: string;
  screeningId?: string;
  name: string;
}

/** For consultants, beside a person whom the agency knows. */
export function AskToPresent(person: AskedPerson) {
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  if (!viewer?.isConsultant) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {m.representation_ask()}
      </Button>
      {isAsking && <AskDialog {...person} onClose={() => setAsking(false)} />}
    </>
  );
}
