import { useMutation } from '@tanstack/react-query';

import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

const RESEND = 'resend verification';

export function ResendVerification({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation(
    queries.accounts.resendVerification.mutationOptions({
      onSuccess: () =>
        showToast({ action: RESEND, title: m.auth_resend_sent_title(), description: m.auth_resend_sent() }),
      onError: () =>
        showToast({
          action: RESEND,
          title: m.auth_resend_failed_title(),
          description: m.auth_resend_failed(),
          variant: 'destructive',
        }),
    }),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="outline" isPending={isPending} onClick={() => mutate({ email })}>
        {m.auth_resend()}
      </Button>
      {isSuccess && <Alert variant="success">{m.auth_resend_sent()}</Alert>}
      {error && <Alert variant="attention">{resendText(error)}</Alert>}
    </div>
  );
}

/** Only the rate limit adds to the specification's sentence. */
function resendText(error: unknown): string {
  const problem = problemOf(error);
  return problem.code === 'TOO_MANY_REQUESTS' ? problemText(problem) : m.auth_resend_failed();
}
