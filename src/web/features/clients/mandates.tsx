import { useState } from 'react';

import type { Client, Mandate } from '#contract/clients/client-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { dayText } from '#web/features/jobs/job-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';

import { mandateStateWords } from './client-words.ts';

const OpenMandateDialog = loadLater(async () => import('./open-mandate-dialog.tsx'));

interface MandatesProps {
  client: Client;
  /** The latest ones. */
  mandates: readonly Mandate[];
  onChanged: () => Promise<void>;
}

/** The searches that a client gave to the agency. */
export function Mandates({ client, mandates, onChanged }: MandatesProps) {
  const [isOpening, setOpening] = useState(false);
  return (
    <section aria-labelledby="mandates" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="mandates">{m.mandate_list()}</h2>
        <Button onClick={() => setOpening(true)}>{m.mandate_open()}</Button>
      </div>
      {mandates.length === 0 ? (
        <p className="mt-4 text-soft">{m.mandate_none()}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-b border-line">
          {mandates.map(({ id, title, state, openings, openedOn, owner }) => (
            <li key={id} className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <Link
                  to={href(paths.mandate(id))}
                  look="quiet"
                  className="font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  {title}
                </Link>
                <p className="text-sm text-soft">
                  {[m.mandate_openings({ count: openings }), dayText(openedOn), owner?.name]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Badge variant={state === 'open' ? 'default' : 'outline'}>{mandateStateWords[state]()}</Badge>
            </li>
          ))}
        </ul>
      )}
      {isOpening && <OpenMandateDialog {...{ client, onChanged }} onClose={() => setOpening(false)} />}
    </section>
  );
}
