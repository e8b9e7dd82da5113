import { useState } from 'react';

import type { Mandate } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import { mandateStateWords } from './client-words.ts';

const EndMandateDialog = loadLater(async () => import('./end-mandate-dialog.tsx'));
const MandateDialog = loadLater(async () => import('./mandate-dialog.tsx'));

interface MandateHeadProps {
  mandate: Mandate;
  onChanged: () => Promise<void>;
}

/** The top of a mandate's page: what it is, and what a consultant does with the mandate itself. */
export function MandateHead({ mandate, onChanged }: MandateHeadProps) {
  const { id, title, state, openings, openedOn, client, jobId, owner } = mandate;
  const [asked, setAsked] = useState<'change' | 'end'>();
  const dialog = { mandate, onChanged, onClose: () => setAsked(undefined) };
  const reopen = async () => {
    try {
      await api.mandates.reopen({ id });
      await onChanged();
    } catch (error) {
      sayFailed(error);
    }
  };
  return (
    <>
      <BackLink to={href(paths.client(client.id))} isRecorded>
        {client.name}
      </BackLink>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
            <Badge variant={state === 'open' ? 'default' : 'outline'}>{mandateStateWords[state]()}</Badge>
            <span>{m.mandate_openings({ count: openings })}</span>
            <span>{m.mandate_opened_on({ date: dayText(openedOn) })}</span>
            {owner && <span>{m.client_owner({ name: owner.name })}</span>}
            {jobId && <Link to={href(paths.job(jobId))}>{m.mandate_to_job()}</Link>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAsked('change')}>
            {m.mandate_change()}
          </Button>
          {state === 'open' ? (
            <Button variant="outline" onClick={() => setAsked('end')}>
              {m.mandate_end()}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => void reopen()}>
              {m.mandate_reopen()}
            </Button>
          )}
        </div>
      </div>
      {asked === 'change' && <MandateDialog {...dialog} />}
      {asked === 'end' && <EndMandateDialog {...dialog} />}
    </>
  );
}
