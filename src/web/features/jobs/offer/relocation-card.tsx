import { Luggage } from 'lucide-react';

import type { Relocation } from '#contract/jobs/job-offer.ts';
import { m } from '#generated/paraglide/messages.js';

import { relocationTexts } from './offer-words.ts';

/** Relocation costs that the employer pays. Does not estimate net pay. */
export function RelocationCard({ relocation }: { relocation: Relocation }) {
  return (
    <section aria-labelledby="relocation" className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 id="relocation" className="flex items-center gap-2 text-lg">
        <Luggage aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.offer_relocation_card()}
      </h2>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {relocationTexts(relocation).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
