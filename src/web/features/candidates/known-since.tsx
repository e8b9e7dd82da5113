import type { Candidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Link } from '#web/ui/link.tsx';

import { AddedActions } from './added-actions.tsx';
import { originTexts } from './candidate-words.ts';

/** From where and since when the company knows the person, and whether they know it. */
export function KnownSince({ candidate, onChanged }: { candidate: Candidate; onChanged: () => Promise<void> }) {
  const { id, origin, source, lastContactAt, told, poolUntil, can } = candidate;
  return (
    <section aria-labelledby="known" className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 id="known" className="mb-3 text-lg">
        {originTexts[origin]()}
      </h2>
      <ul className="flex flex-col gap-1.5">
        <li>{sinceText(candidate)}</li>
        {source && (
          <li>
            <span className="text-soft">{m.candidate_source()}:</span> {source}
          </li>
        )}
        <li>{m.people_last_contact({ day: dayText(lastContactAt) })}</li>
        {told && <li>{toldText(told)}</li>}
        {poolUntil && <li>{m.people_pool_until({ day: dayText(poolUntil) })}</li>}
      </ul>
      {can.correct && (
        <p className="mt-3">
          <Link to={href(paths.correctCandidate(id))}>{m.candidate_correct_link()}</Link>
        </p>
      )}
      {told && can.edit && can.propose !== 'ask' && (
        <div className="mt-4">
          <AddedActions id={id} isTold={told.at !== null} onChanged={onChanged} />
        </div>
      )}
    </section>
  );
}

function sinceText({ origin, addedAt, addedBy }: Candidate): string {
  const day = dayText(addedAt);
  if (origin === 'applied') return m.people_first_applied({ day });
  return addedBy === null ? m.people_added({ day }) : m.people_added_by({ name: addedBy, day });
}

function toldText({ at, dueAt }: NonNullable<Candidate['told']>): string {
  if (at) return m.people_told({ day: dayText(at) });
  return dueAt ? m.people_told_due({ day: dayText(dueAt) }) : m.people_told_not();
}
