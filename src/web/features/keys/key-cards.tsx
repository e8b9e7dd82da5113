import type { ComponentProps } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';

import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';

type KeyCardsProps = ComponentProps<typeof KeyList> & ComponentProps<typeof KeyForm> & { level: 2 | 3 };

/** The existing keys, and the form of a new one. */
export function KeyCards({ keys, takeOver, revoke, level, ...form }: KeyCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-labelledby="keys">
        <Heading id="keys" className="mb-4">
          {m.keys_existing()}
        </Heading>
        <KeyList {...{ keys, takeOver, revoke }} />
      </Card>
      <Card as="section" aria-labelledby="new-key">
        <Heading id="new-key" className="mb-4">
          {m.keys_new()}
        </Heading>
        <KeyForm {...form} />
      </Card>
    </div>
  );
}
