import { useState } from 'react';

import { MAILED_CV_DAYS } from '#contract/candidates/candidate-choices.ts';
import type { MailedCv } from '#contract/candidates/mailed-cvs.ts';
import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { type Problem, problemOf, problemText } from '#web/app/problem.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { CandidateForm, type SharedFields } from './candidate-form.tsx';
import { fieldsFromCv } from './from-cv.ts';

interface MailedCvsProps {
  cvs: readonly MailedCv[];
  shared: SharedFields;
  onSharedRefused: (problem: Problem) => void;
}

/** CVs that came by email: each is read when it is opened, and checked before it is added. */
export function MailedCvs({ cvs, ...form }: MailedCvsProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  return (
    <section aria-labelledby="mailed-cvs" className="flex flex-col gap-4">
      <h2 id="mailed-cvs">{m.elsewhere_mail_title()}</h2>
      <p className="text-soft">{m.mailed_cvs_about({ days: MAILED_CV_DAYS })}</p>
      <ul className="flex flex-col gap-4">
        {cvs
          .filter(({ id }) => !gone.has(id))
          .map((cv) => (
            <MailedCvCard
              key={cv.id}
              cv={cv}
              {...form}
              onGone={() => setGone((before) => new Set([...before, cv.id]))}
            />
          ))}
      </ul>
    </section>
  );
}

interface MailedCvCardProps extends Omit<MailedCvsProps, 'cvs'> {
  cv: MailedCv;
  onGone: () => void;
}

function MailedCvCard({ cv, onGone, ...form }: MailedCvCardProps) {
  const { suggestions, problem, read } = useReading(cv.id);
  return (
    <Card as="li">
      <details onToggle={({ currentTarget }) => currentTarget.open && read()}>
        <summary className="cursor-pointer">
          <span className="font-semibold [overflow-wrap:anywhere]">{cv.name}</span>{' '}
          <span className="text-soft">{m.mailed_cv_for({ job: cv.job.title })}</span>
        </summary>
        <div className="mt-5 flex flex-col gap-5">
          <Email cv={cv} />
          {problem && (
            <p>
              {problem} {m.candidate_cv_kept()}
            </p>
          )}
          {suggestions ? (
            <CandidateForm
              person={fieldsFromCv(suggestions)}
              cv={{ cvFileId: null, mailedCvId: cv.id, jobId: cv.job.id }}
              {...form}
              onAdded={(_id, name) => {
                showToast({ title: m.candidate_added({ name }) });
                onGone();
              }}
            />
          ) : (
            <p role="status">{m.candidate_cv_reading()}</p>
          )}
          <DeleteCv id={cv.id} onDeleted={onGone} />
        </div>
      </details>
    </Card>
  );
}

/** Who sent the CV, and what they wrote. */
const Email = ({ cv }: { cv: MailedCv }) => (
  <>
    <p className="text-sm text-soft [overflow-wrap:anywhere]">
      {m.mailed_cv_from({ address: cv.from, date: dayText(cv.receivedAt, 'long') })}
    </p>
    {cv.words && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{cv.words}</p>}
    {cv.leftOut > 0 && <p>{m.mailed_cv_left_out({ count: cv.leftOut })}</p>}
    <p>
      <Link to={cv.url} reloadDocument>
        {m.mailed_cv_open()}
      </Link>
    </p>
  </>
);

function DeleteCv({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { isSending, problem, send } = useSend();
  const remove = async () => {
    await api.mailedCvs.remove({ id });
    showToast({ title: m.mailed_cv_deleted() });
    onDeleted();
  };
  return (
    <>
      {problem && (
        <p role="alert" className="text-coral">
          {problem}
        </p>
      )}
      <Button variant="ghost" className="self-start" isPending={isSending} onClick={() => void send(remove)}>
        {m.mailed_cv_delete()}
      </Button>
    </>
  );
}

/** Where it cannot be read, the form is empty. */
function useReading(id: string) {
  const [suggestions, setSuggestions] = useState<CvSuggestion[]>();
  const [problem, setProblem] = useState<string>();
  const [isBegun, setBegun] = useState(false);
  async function read(): Promise<void> {
    if (isBegun) return;
    setBegun(true);
    try {
      setSuggestions((await api.mailedCvs.readCv({ id })).suggestions);
    } catch (error) {
      setProblem(problemText(problemOf(error)));
      setSuggestions([]);
    }
  }
  return { suggestions, problem, read: () => void read() };
}
