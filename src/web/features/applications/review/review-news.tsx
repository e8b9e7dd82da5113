import type { Ref } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';

import { changeByText } from '../status-words.ts';
import type { News } from './use-review.ts';

/** The live region exists before it is needed, so that screen readers announce it. */
export function ReviewNews({ news, ref }: { news: News | undefined; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="scroll-my-6 rounded-control not-empty:mt-6">
      {news && (
        <Alert
          isStatic
          variant={news.isFaster ? 'attention' : 'info'}
          title={news.isFaster ? m.applications_review_faster() : undefined}
        >
          {changeByText(news.event.to, news.event.name)}
        </Alert>
      )}
    </div>
  );
}
