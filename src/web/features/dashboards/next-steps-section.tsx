import { ArrowRight } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useUnread } from '#web/app/unread.tsx';
import { Link } from '#web/ui/link.tsx';

import { DashboardSection } from './dashboard-section.tsx';
import type { Step } from './next-steps.ts';

interface NextStepsSectionProps {
  steps: readonly Step[];
  /** Shown if there is nothing to do; without it, there is no section then. */
  none?: string;
}

/** Unread messages, then the steps. */
export function NextStepsSection({ steps, none }: NextStepsSectionProps) {
  const { messages: count } = useUnread();
  const unread = { text: m.dashboard_messages_unread({ count }), to: href(paths.messaging()) };
  const shown = count > 0 ? [unread, ...steps] : steps;
  if (shown.length === 0 && !none) return null;
  return (
    <DashboardSection title={m.dashboard_next()}>
      {shown.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="flex flex-col">
          {shown.map(({ text, to }) => (
            <li key={to}>
              <Link to={to} look="plain" className="inline-flex items-start gap-2 py-1.5 text-accent hover:underline">
                <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0" />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}
