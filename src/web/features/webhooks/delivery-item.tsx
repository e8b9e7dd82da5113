import type { DeliveryState } from '#contract/webhooks/webhook-choices.ts';
import type { Delivery } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Time } from '#web/ui/time.tsx';
import { useMomentText } from '#web/ui/use-moment-text.ts';

import { eventTexts, problemTexts, stateTexts } from './webhook-words.ts';

const looks: Record<DeliveryState, BadgeVariant> = {
  waiting: 'outline',
  delivered: 'secondary',
  failed: 'destructive',
};

interface DeliveryItemProps {
  delivery: Delivery;
  /** Undefined while nothing can be sent. */
  onSend?: () => Promise<unknown>;
}

export function DeliveryItem({ delivery, onSend }: DeliveryItemProps) {
  const { event, createdAt, state, attempts, nextAt, status, problem, took } = delivery;
  const momentText = useMomentText();
  const name = eventTexts[event]();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <Badge variant={looks[state]}>{stateTexts[state]()}</Badge>
        </p>
        <p className="text-sm text-soft">
          <Time iso={createdAt} show="datetime" />
          {attempts > 0 && ` · ${m.webhooks_attempts({ count: attempts })}`}
          {status !== null && took !== null && ` · ${m.webhooks_answered({ status, took })}`}
          {problem && ` · ${problemTexts[problem]()}`}
        </p>
        {nextAt && attempts > 0 && (
          <p className="text-sm text-soft">
            {m.webhooks_next()} · <Time iso={nextAt} show="datetime" />
          </p>
        )}
        <details>
          <summary className="mt-1 cursor-pointer py-1 text-sm">{m.webhooks_details()}</summary>
          <Sent delivery={delivery} />
        </details>
      </div>
      {onSend && (
        <Button
          variant="outline"
          size="sm"
          aria-label={m.webhooks_again_named({ event: name, at: momentText(createdAt) })}
          onClick={() => void onSend()}
        >
          {m.webhooks_again()}
        </Button>
      )}
    </li>
  );
}

/** The request as it was sent. */
const Sent = ({ delivery: { id, body, answer } }: { delivery: Delivery }) => (
  <dl className="mt-2 flex flex-col gap-3 text-sm">
    <Text name={m.webhooks_body()} text={JSON.stringify(JSON.parse(body), undefined, 2)} />
    {answer && <Text name={m.webhooks_answer()} text={answer} />}
    <Text name="webhook-id" text={id} />
  </dl>
);

const Text = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="mb-1 font-semibold">{name}</dt>
    <dd>
      <pre className="rounded-control bg-sunken p-3 wrap-anywhere whitespace-pre-wrap">{text}</pre>
    </dd>
  </div>
);
