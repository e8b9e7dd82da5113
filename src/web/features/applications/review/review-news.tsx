import type { Ref } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

import { whoDidText } from './event-words.ts';
import type { News } from './use-review.ts';

/** What somebody else did with the application while it was open. The region is there before it is needed, so that it is said. */
export function ReviewNews({ news, ref }: { news: News | undefined; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-my-6 rounded-control not-empty:mt-6">
      {news && (
        <Alert
          isStatic
          variant={news.isFaster ? 'attention' : 'info'}
          title={news.isFaster ? m.applications_review_faster() : undefined}
        >
          {whoDidText(news.event)}
        </Alert>
      )}
    </div>
  );
}
