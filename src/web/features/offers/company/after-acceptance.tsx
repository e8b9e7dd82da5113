import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import type { Offer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { FileLink } from '#web/app/download.tsx';
import { href } from '#web/app/href.ts';
import { saveBlob } from '#web/app/save-file.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { useSend } from '#web/app/use-send.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Link } from '#web/ui/link.tsx';

/** The document of an accepted offer, and what follows for the job. */
export function AfterAcceptance({ offer }: { offer: Offer }) {
  const { job, openingsLeft, undecided } = offer;
  return (
    <section aria-labelledby="next" className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
      <h2 id="next" className="text-lg">
        {m.offers_next()}
      </h2>
      <Paper offer={offer} />
      <div className="flex flex-col items-start gap-2">
        <SignedDocument offer={offer} />
        <HandOver offer={offer} />
        {undecided > 0 && (
          <Link to={href(paths.jobApplications(job.id))}>{m.offers_answer_others({ count: undecided })}</Link>
        )}
        {openingsLeft === 0 && <Link to={href(paths.editJob(job.id))}>{m.offers_close_job()}</Link>}
      </div>
    </section>
  );
}

function SignedDocument({ offer: { documentUrl, candidateName } }: { offer: Offer }) {
  if (documentUrl === null) return <p className="text-soft">{m.offers_document_later()}</p>;
  return (
    <FileLink href={documentUrl} download={`${candidateName}.pdf`} className="inline-flex min-h-9 items-center gap-2">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      {m.offers_document()}
    </FileLink>
  );
}

function HandOver({ offer: { id, candidateName } }: { offer: Offer }) {
  const save = async () => {
    try {
      const { jws } = await api.offers.handOver({ id });
      saveBlob(`${candidateName}.jws`, new Blob([jws], { type: 'application/jose' }));
    } catch (error) {
      sayFailed(error);
    }
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void save()}>
      <Download aria-hidden="true" />
      {m.offers_hand_over()}
    </Button>
  );
}

/** Where the contract is signed by hand after the acceptance. */
function Paper({ offer: { id, paperNotedAt, version, can } }: { offer: Offer }) {
  const { revalidate } = useRevalidator();
  const [on, setOn] = useState('');
  const { problems, problem = problems.get('on'), isSending, refuse, send } = useSend();
  if (version.conditions.form !== 'paper') return null;
  if (paperNotedAt) return <p>{m.offers_paper_noted({ date: dayText(paperNotedAt) })}</p>;
  if (!can.notePaper) return null;
  const note = async () => {
    if (!on) return refuse('on', m.field_required());
    await send(
      async () => {
        await api.offers.notePaper({ id, on });
        await revalidate();
      },
      { isKept: true },
    );
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void note();
      }}
    >
      <Alert isStatic>{m.offers_paper()}</Alert>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={m.offers_paper_on()}
          className="min-w-0 flex-1 basis-60 md:max-w-[20rem]"
          errorMessage={problem}
          onChange={({ currentTarget: { value } }) => setOn(value)}
        />
        <Button type="submit" variant="outline" isPending={isSending}>
          {m.offers_paper_note()}
        </Button>
      </div>
    </form>
  );
}
