import { ArrowRight } from 'lucide-react';

import { m } from '#generated/paraglide/messages.js';
import { Link } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';
import { type EmployerFacts, nextSteps } from './next-steps.ts';

/** What to do next, each with the way to it. */
export function EmployerNext({ facts }: { facts: EmployerFacts }) {
  const steps = nextSteps(facts);
  return (
    <DashboardSection title={m.dashboard_next()}>
      {steps.length === 0 ? (
        <p className="text-soft">{m.dashboard_next_none()}</p>
      ) : (
        <ul className="flex flex-col">
          {steps.map(({ text, to }) => (
            <li key={to}>
              <Link to={to} look="plain" className="inline-flex min-h-9 items-center gap-2 text-accent hover:underline">
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}
