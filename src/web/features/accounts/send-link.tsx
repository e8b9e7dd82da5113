import { useMutation } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

const SEND = 'send link';

/** Emails the link to the page of a person without an account once more. */
export function SendLink({ email }: { email: string }) {
  const { mutate, isPending, error } = useMutation(
    queries.personLinks.ask.mutationOptions({
      onSuccess: () => showToast({ action: SEND, title: m.person_link_sent_title(), description: email }),
    }),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="outline" isPending={isPending} onClick={() => mutate({ email })}>
        {m.person_link_again()}
      </Button>
      {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
    </div>
  );
}
