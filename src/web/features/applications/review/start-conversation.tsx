import { MessageSquare } from 'lucide-react';

import type { ApplicationStatus } from '#contract/applications/application-status.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ButtonLink, Link } from '#web/ui/link.tsx';

interface StartConversationProps {
  applicationId: string;
  status: ApplicationStatus;
  name: string;
}

/** An employer's link to the thread; a panel once the application is accepted (specification, section 2). */
export function StartConversation({ applicationId, status, name }: StartConversationProps) {
  const to = href(paths.messaging(applicationId));
  if (status === 'new' || status === 'withdrawn') return null;
  if (status !== 'accepted') {
    return (
      <Link to={to} className="inline-flex w-fit items-center gap-2 py-1">
        <MessageSquare aria-hidden="true" className="size-4.5" />
        {m.messages_write()}
      </Link>
    );
  }
  return (
    <section
      aria-labelledby="conversation"
      className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="conversation" className="text-lg">
        {m.messages_start()}
      </h2>
      <p className="text-soft">{m.messages_start_text({ name })}</p>
      <ButtonLink to={to}>
        <MessageSquare aria-hidden="true" />
        {m.messages_write()}
      </ButtonLink>
    </section>
  );
}
