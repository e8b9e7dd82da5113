import { m } from '#generated/paraglide/messages.js';
import type { Problem } from '#web/app/problem.ts';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

import { CandidateForm, type SharedFields } from './candidate-form.tsx';
import { fieldsFromCv } from './from-cv.ts';
import type { ChosenCv } from './use-cvs.ts';

interface ChosenCvsProps {
  cvs: readonly ChosenCv[];
  shared: SharedFields;
  onSharedRefused: (problem: Problem) => void;
  onAdded: (key: string) => void;
}

const states: Record<ChosenCv['state'], { text: () => string; variant: BadgeVariant }> = {
  waiting: { text: m.candidate_cv_waiting, variant: 'outline' },
  reading: { text: m.candidate_cv_reading, variant: 'outline' },
  read: { text: m.candidate_cv_read, variant: 'secondary' },
  unread: { text: m.candidate_cv_unread, variant: 'destructive' },
  refused: { text: m.candidate_cv_refused, variant: 'destructive' },
  added: { text: m.candidate_cv_added, variant: 'default' },
};

/** Each opens into a form with what was found; what is typed in one stays while others are read. */
export function ChosenCvs({ cvs, ...form }: ChosenCvsProps) {
  const done = cvs.filter(({ state }) => state !== 'waiting' && state !== 'reading').length;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-soft">
        {m.candidate_cvs_progress({ done, total: cvs.length })}
      </p>
      <ul className="flex flex-col gap-4">
        {cvs.map((cv) => (
          <ChosenCvCard key={cv.key} cv={cv} {...form} />
        ))}
      </ul>
    </div>
  );
}

function ChosenCvCard({ cv, shared, onSharedRefused, onAdded }: Omit<ChosenCvsProps, 'cvs'> & { cv: ChosenCv }) {
  const { text, variant } = states[cv.state];
  const isOpen = cv.state === 'read' || cv.state === 'unread';
  const head = (
    <>
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{cv.name}</span>{' '}
      <Badge variant={variant}>{text()}</Badge>
    </>
  );
  return (
    <Card as="li">
      {isOpen ? (
        <details>
          <summary className="cursor-pointer">{head}</summary>
          <div className="mt-5 flex flex-col gap-5">
            {cv.problem && (
              <p>
                {cv.problem} {m.candidate_cv_kept()}
              </p>
            )}
            <CandidateForm
              person={fieldsFromCv(cv.suggestions)}
              cv={{ cvFileId: cv.fileId }}
              shared={shared}
              onSharedRefused={onSharedRefused}
              onAdded={() => onAdded(cv.key)}
            />
          </div>
        </details>
      ) : (
        <>
          <p>{head}</p>
          {cv.problem && <p className="mt-2 text-sm text-soft">{cv.problem}</p>}
        </>
      )}
    </Card>
  );
}
