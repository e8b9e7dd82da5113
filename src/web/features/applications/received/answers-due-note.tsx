import type { AnswersDue } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { receivedHref, type ReceivedFilters } from './received-filters.ts';

interface AnswersDueNoteProps {
  filters: ReceivedFilters;
  answersDue: AnswersDue;
}

/** The number of promised answers that are late or due soon. */
export function AnswersDueNote({ filters, answersDue: { overdue, soon } }: AnswersDueNoteProps) {
  if (overdue + soon === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-3">
      {overdue > 0 && <span className="text-coral">{m.applications_received_overdue_count({ count: overdue })}</span>}
      {soon > 0 && <span>{m.applications_received_soon_count({ count: soon })}</span>}
      {filters.sort !== 'due' && (
        <Link to={receivedHref('table', { ...filters, cursor: undefined, sort: 'due' })} preventScrollReset>
          {m.applications_received_due_first()}
        </Link>
      )}
    </p>
  );
}
