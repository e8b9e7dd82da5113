import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deliveryStates, type DeliveryState } from '#contract/webhooks/webhook-choices.ts';
import type { Delivery } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { untilDone } from '#web/app/query-freshness.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { DeliveryItem } from './delivery-item.tsx';
import { stateTexts } from './webhook-words.ts';

interface Page {
  deliveries: Delivery[];
  nextCursor: string | null;
}

interface DeliveryLogProps {
  of: { id: string; webhookId: string };
  first: Page;
  isEnabled: boolean;
}

/** Deliveries before their first attempt are about to be sent. */
const isUnderWay = ({ pages }: { pages: Page[] }): boolean =>
  pages.some(({ deliveries }) => deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0));

export function DeliveryLog({ of, first, isEnabled }: DeliveryLogProps) {
  const [state, setState] = useState<DeliveryState | ''>('');
  const { problem, call } = useCalls();
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <NativeSelect
          className="w-full max-w-60"
          label={m.webhooks_show()}
          emptyLabel={m.webhooks_show_all()}
          options={deliveryStates.map((value) => ({ value, label: stateTexts[value]() }))}
          value={state}
          onChange={({ target }) => setState(deliveryStates.find((one) => one === target.value) ?? '')}
        />
        {isEnabled && (
          <Button variant="outline" onClick={() => void call(() => api.webhooks.test(of))}>
            {m.webhooks_test()}
          </Button>
        )}
      </div>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <DeliveryList {...{ of, first, state }} {...(isEnabled && { call })} />
    </div>
  );
}

/** Creates a delivery; the log is read again. */
function useCalls() {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const call = async (work: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await work();
      showToast({ title: m.webhooks_again_done() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    await client.invalidateQueries({ queryKey: queries.webhooks.deliveries.key() });
  };
  return { problem, call };
}

interface DeliveryListProps extends Pick<DeliveryLogProps, 'of' | 'first'> {
  state: DeliveryState | '';
  /** Undefined while the webhook is disabled. */
  call?: (work: () => Promise<unknown>) => Promise<void>;
}

function DeliveryList({ of, first, state, call }: DeliveryListProps) {
  const input = { ...of, ...(state && { state }) };
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queries.webhooks.deliveries.key(), input],
    queryFn: ({ pageParam }) => api.webhooks.deliveries({ ...input, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(state === '' && { initialData: { pages: [first], pageParams: [''] } }),
    ...untilDone((found: { pages: Page[] }) => call !== undefined && isUnderWay(found)),
  });
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? [];
  return (
    <>
      {isPending && <Spinner />}
      {isError && <Alert variant="attention">{m.ui_failed()}</Alert>}
      {data && deliveries.length === 0 && <p className="text-soft">{m.webhooks_deliveries_none()}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            {...(call && { onSend: () => call(() => api.webhooks.sendAgain({ ...of, deliveryId: delivery.id })) })}
          />
        ))}
      </ul>
      <MoreButton count={deliveries.length} {...{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
    </>
  );
}
