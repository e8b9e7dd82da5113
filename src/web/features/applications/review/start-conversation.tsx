import { MessageSquare } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ButtonLink } from '#web/ui/link.tsx';

/** For an accepted candidate (specification, section 2). */
export const StartConversation = ({ applicationId, name }: { applicationId: string; name: string }) => (
  <section
    aria-labelledby="conversation"
    className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-5"
  >
    <div>
      <h2 id="conversation" className="text-lg">
        {m.messages_start()}
      </h2>
      <p className="text-soft">{m.messages_start_text({ name })}</p>
    </div>
    <ButtonLink to={href(paths.messaging(applicationId))}>
      <MessageSquare aria-hidden="true" />
      {m.messages_write()}
    </ButtonLink>
  </section>
);
