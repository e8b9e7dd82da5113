import type { ReactNode } from 'react';

import type { Decision } from '#contract/admin/decisions.ts';
import { m } from '#generated/paraglide/messages.js';
import { Time } from '#web/ui/time.tsx';

import { groundText, originText } from './decision-words.ts';

/** The required content of a statement of reasons. */
export function DecisionFacts({ decision }: { decision: Omit<Decision, 'can'> }) {
  return (
    <dl className="grid gap-y-4">
      <Fact name={m.decisions_reason()}>
        <span className="whitespace-pre-line">{decision.reason}</span>
      </Fact>
      <Fact name={m.decisions_ground()}>{groundText(decision)}</Fact>
      <Fact name={m.decisions_found()}>
        {originText(decision)} {m.decisions_not_automated()}
      </Fact>
      <Fact name={m.decisions_made_at()}>
        <Time iso={decision.decidedAt} show="datetime" />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);
