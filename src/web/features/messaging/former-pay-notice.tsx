import { useDeferredValue } from 'react';

import { findFormerPayAsked } from '#contract/jobs/former-pay.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

/** At the field of a message to a candidate. It blocks nothing: phrases are matched, not meaning. */
export function FormerPayNotice({ text }: { text: string }) {
  const quote = findFormerPayAsked(useDeferredValue(text));
  return (
    // Always rendered, so that screen readers announce new content.
    <div role="status" className="empty:sr-only">
      {quote && <Alert isStatic>{m.messages_former_pay({ quote })}</Alert>}
    </div>
  );
}
