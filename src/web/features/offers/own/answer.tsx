import { MessageSquare } from 'lucide-react';
import { useState } from 'react';

import type { OwnOffer } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useViewer } from '#web/app/site.ts';
import { storedMessage } from '#web/app/stored-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

import { AcceptForm } from './accept-form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

export interface AnswerProps {
  offer: OwnOffer;
  /** Reads the offer again. */
  onChanged: () => Promise<void>;
}

export function Answer({ offer, onChanged }: AnswerProps) {
  const [isDeclining, setDeclining] = useState(false);
  const { can } = offer;
  if (!can.accept && !can.decline)
    return (
      <p>
        <AskButton offer={offer} />
      </p>
    );
  return (
    <section aria-labelledby="answer" className="max-w-[42rem]">
      <h2 id="answer" className="mb-4">
        {m.own_offer_answer()}
      </h2>
      {can.accept && <AcceptForm offer={offer} onChanged={onChanged} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <AskButton offer={offer} />
        {can.decline && (
          <Button variant="outline" onClick={() => setDeclining(true)}>
            {m.own_offer_decline()}
          </Button>
        )}
      </div>
      {isDeclining && <DeclineDialog offer={offer} onChanged={onChanged} onClose={() => setDeclining(false)} />}
    </section>
  );
}

/** Opens the conversation with a message that names the offer, unless one is being written there. */
function AskButton({ offer: { applicationId, job } }: Pick<AnswerProps, 'offer'>) {
  const userId = useViewer()?.userId ?? '';
  const begin = () => {
    const draft = storedMessage(userId, applicationId);
    if (!draft.find()) draft.store({ content: `${m.own_offer_ask_draft({ title: job.title })} `, subject: job.title });
  };
  return (
    <ButtonLink variant="outline" to={href(paths.messaging(applicationId))} onClick={begin}>
      <MessageSquare aria-hidden="true" />
      {m.own_offer_ask()}
    </ButtonLink>
  );
}
