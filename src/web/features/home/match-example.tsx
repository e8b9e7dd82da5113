import type { ReactNode } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';

/** How a job's languages are compared with a person's, by example. */
export function MatchExample() {
  return (
    <figure className="rounded-card border border-line bg-surface">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-soft md:px-6">
        {m.home_example_caption()}
      </figcaption>
      <dl className="space-y-5 px-5 py-5 md:px-6">
        <Row term={m.home_example_you()}>
          <LanguageChip language="de" level="C1" />
          <LanguageChip language="en" level="C1" />
        </Row>
        <Row term={m.home_example_job()}>
          <LanguageChip language="de" level="B2" state="met" />
          <LanguageChip language="en" level="C1" state="met" />
          <LanguageChip language="it" level="A2" state="not_stated" isPlus />
        </Row>
      </dl>
      <p className="border-t border-line px-5 py-4 md:px-6">
        <strong className="font-serif text-lg font-medium text-accent">{m.home_example_result()}</strong>{' '}
        <span className="text-soft">{m.home_example_reason()}</span>
      </p>
    </figure>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="mt-2 flex flex-wrap gap-2">{children}</dd>
    </div>
  );
}
