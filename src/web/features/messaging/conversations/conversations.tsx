import { useState } from 'react';

import type { Viewer } from '#contract/viewer.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { LiveSign } from '#web/app/live/live-sign.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { MESSAGE_FIELD } from '../composer/composer.tsx';
import { OfflineNote } from '../offline-note.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { NoConversations, NothingFound } from './no-conversations.tsx';
import { useConversations } from './use-conversations.ts';

interface ConversationsProps {
  userId: string;
  role: Viewer['role'];
  rendered: Parameters<typeof useConversations>[0]['rendered'];
  /** The application whose thread is open. */
  openId: string | undefined;
}

/** All conversations of the reader, the latest first. On phones they give way to the thread that is open. */
export function Conversations({ userId, role, rendered, openId }: ConversationsProps) {
  const [q, setQ] = useState(rendered.q);
  const { conversations, nextCursor, hasFailed, isPending, more } = useConversations({ userId, q, rendered });
  const isEmpty = conversations.length === 0 && !isPending && !hasFailed;
  const hasNone = isEmpty && q === '';
  return (
    <section
      aria-label={m.messages_conversations()}
      className={`flex min-h-0 min-w-0 flex-col border-line md:border-x ${openId ? 'max-md:hidden' : ''}`}
    >
      <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
        <h2>{m.app_messages()}</h2>
        {openId && (
          <a href={`#${MESSAGE_FIELD}`} className="skip-link">
            {m.messages_skip()}
          </a>
        )}
        {!hasNone && <ConversationSearch q={rendered.q} openId={openId} onSearch={setQ} />}
      </div>
      <OfflineNote />
      <nav aria-label={m.messages_conversations()} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <ul>
          {conversations.map((conversation) => (
            <li key={conversation.applicationId}>
              <ConversationRow {...{ conversation, userId, q }} isOpen={conversation.applicationId === openId} />
            </li>
          ))}
        </ul>
        <div className="px-4 pb-6">
          <LoadMore first={undefined} next={nextCursor && href(paths.messaging())} more={more} />
          {hasFailed && (
            <Alert variant="attention" className="mt-4">
              {m.messages_load_failed()}
            </Alert>
          )}
        </div>
        {isEmpty && <div className="px-4">{q ? <NothingFound /> : <NoConversations role={role} />}</div>}
      </nav>
      <div className="border-t border-line px-4 py-1.5">
        <LiveSign />
      </div>
      <p role="status" className="sr-only">
        {isEmpty && q ? m.messages_no_match() : ''}
      </p>
    </section>
  );
}
