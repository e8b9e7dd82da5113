import { useState } from 'react';

import { useSend } from '#web/app/use-send.ts';

/** As `useSend`, for forms that stay: errors are shown at their fields only. */
export function useSent() {
  const { problem, problems, send } = useSend();
  const [isSending, setSending] = useState(false);
  return {
    problems,
    problem: problems.size > 0 ? undefined : problem,
    isSending,
    async send(work: () => Promise<void>): Promise<void> {
      setSending(true);
      await send(work);
      setSending(false);
    },
  };
}
