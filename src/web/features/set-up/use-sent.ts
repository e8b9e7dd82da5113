import { useState } from 'react';

import { useSend } from '#web/app/use-send.ts';

/** Like `useSend`, for forms that remain open: errors are shown only at their fields. */
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
