import { useState } from 'react';

import type { AlikeReason } from '#contract/candidates/candidate-choices.ts';
import type { AlikeCandidate } from '#contract/candidates/candidate-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { showToast } from '#web/ui/toast.tsx';

const reasonTexts: Record<AlikeReason, () => string> = {
  address: m.people_alike_address,
  phone: m.people_alike_phone,
  cv: m.people_alike_cv,
  past: m.people_alike_past,
};

interface AlikePeopleProps {
  candidateId: string;
  alike: readonly AlikeCandidate[];
  onJoined: () => Promise<unknown>;
}

/** Candidates of the company who may be the same person, with the reasons. A member decides. */
export function AlikePeople({ candidateId, alike, onJoined }: AlikePeopleProps) {
  const [asked, setAsked] = useState<AlikeCandidate>();
  return (
    <section aria-labelledby="alike" className="rounded-card border border-line bg-surface p-5">
      <h2 id="alike" className="mb-3 text-lg">
        {m.people_alike()}
      </h2>
      <ul className="flex flex-col gap-4">
        {alike.map((one) => (
          <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-sm">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={href(paths.candidate(one.id))}>{one.name}</Link>
              <ul>
                {one.reasons.map((reason) => (
                  <li key={reason}>{reasonTexts[reason]()}</li>
                ))}
              </ul>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.people_join_name({ name: one.name })}
              onClick={() => setAsked(one)}
            >
              {m.people_join()}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          destructive={false}
          title={m.people_join_title()}
          message={m.people_join_text({ name: asked.name })}
          confirmLabel={m.people_join()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await api.candidates.join({ id: candidateId, otherId: asked.id });
            showToast({ title: m.people_joined() });
            await onJoined();
          }}
        />
      )}
    </section>
  );
}
