import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

import type { Thread as ThreadData } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { useLive } from '#web/app/live/live.tsx';
import { useViewer } from '#web/app/site.ts';

import { CannotSend } from '../composer/cannot-send.tsx';
import { Composer } from '../composer/composer.tsx';
import { DropHint, useFileDrop } from '../composer/file-drop.tsx';
import type { Outboxes } from '../composer/outboxes.ts';
import { useAttachments } from '../composer/use-attachments.ts';
import { useSending } from '../composer/use-sending.ts';
import { lastText, senderName } from '../message-words.ts';
import { OfflineNote } from '../offline-note.tsx';
import { TranslateButton, TranslationBar } from '../translation/side-by-side.tsx';
import { TranslationsContext, useSideBySide } from '../translation/use-side-by-side.ts';
import { FoundMessages } from './found-messages.tsx';
import { MessageList } from './message-list.tsx';
import { otherOf } from './other.ts';
import { noFilters } from './search-filters.ts';
import type { MessagePage } from './thread-cache.ts';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadSearch } from './thread-search.tsx';
import { UnsentMessages } from './unsent-messages.tsx';
import { useReading } from './use-reading.ts';
import { useFoundMessages, useThreadMessages } from './use-thread-messages.ts';

interface ThreadProps {
  userId: string;
  open: { thread: ThreadData; first: MessagePage };
  /** When `open` was read, in milliseconds since 1970. */
  readAt: number;
  outboxes: Outboxes;
  takesFocus: boolean;
}

/** The messages of an application, and the field for a new one (specification, section 2). */
export function Thread({ userId, open, readAt, outboxes, takesFocus }: ThreadProps) {
  const thread = useThread(open.thread, readAt);
  const { applicationId, side } = thread;
  const { messages, put, earlier } = useThreadMessages({ applicationId, first: open.first, readAt });
  const attachments = useAttachments();
  const hasFiles = attachments.drafts.length > 0;
  const { draft, outbox, wasSent } = useSending({ userId, thread, outboxes, messages, onSent: put, hasFiles });
  const { isOver, dropProps } = useFileDrop(thread.can.send ? attachments.add : undefined);
  const [firstUnread] = useState(
    () => open.first.messages.find(({ sender, readAt: at }) => sender.side !== side && !at)?.seq,
  );
  const search = useSearch({ applicationId, side, firstUnread });
  const sideBySide = useSideBySide(thread, messages);
  const place = useFocusOnOpening(takesFocus);
  const sender = useOwnSender(thread, userId);
  useReading(thread, messages);
  const list = { userId, side, logoUrl: thread.company.logoUrl, readAt };
  return (
    <section
      ref={place}
      aria-label={m.messages_thread({ name: otherOf(thread).name })}
      tabIndex={-1}
      className="relative flex min-h-0 min-w-0 flex-col border-line outline-none md:border-e"
      {...dropProps}
    >
      <ThreadHeader thread={thread} isSearching={search.isOpen} onSearch={search.toggle} searchRef={search.button}>
        <TranslateButton {...sideBySide} />
      </ThreadHeader>
      {search.isOpen && <ThreadSearch filters={search.filters} onChange={search.setFilters} onClose={search.toggle} />}
      <TranslationBar {...sideBySide} />
      <TranslationsContext value={sideBySide.translations}>
        {search.found ? (
          <FoundMessages found={search.found} thread={thread} {...list} />
        ) : (
          <AllMessages {...{ thread, messages, firstUnread, earlier, outbox, sender }} {...list} />
        )}
      </TranslationsContext>
      <Announcer {...{ applicationId, userId }} />
      <ThreadFooter
        {...{ thread, draft, attachments, wasSent }}
        isSending={outbox.isSending}
        onSend={outbox.send}
        hasFound={search.found !== undefined}
      />
      {isOver && <DropHint />}
    </section>
  );
}

type AllMessagesProps = Omit<ComponentProps<typeof MessageList>, 'label' | 'lastUnsent' | 'children'> & {
  thread: ThreadData;
  outbox: ReturnType<typeof useSending>['outbox'];
  sender: ReturnType<typeof useOwnSender>;
};

/** Sent messages, followed by those being sent. */
function AllMessages({ thread, outbox, sender, ...list }: AllMessagesProps) {
  return (
    <MessageList label={m.app_messages()} {...list} lastUnsent={outbox.unsent.at(-1)?.clientId}>
      {list.messages.length === 0 && outbox.unsent.length === 0 && thread.can.send && (
        <p className="px-6 pb-4 text-center text-soft">{m.messages_first({ name: otherOf(thread).name })}</p>
      )}
      <UnsentMessages
        applicationId={thread.applicationId}
        sender={sender}
        logoUrl={list.logoUrl}
        unsent={outbox.unsent}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
    </MessageList>
  );
}

function ThreadFooter({ hasFound, ...composer }: ComponentProps<typeof Composer> & { hasFound: boolean }) {
  const { thread } = composer;
  return (
    <>
      {/* On wider screens it is above the list. */}
      <div className="md:hidden">
        <OfflineNote />
      </div>
      {/* On phones, search results need the space. */}
      <div className={hasFound ? 'max-md:hidden' : undefined}>
        {thread.can.send ? <Composer {...composer} /> : <CannotSend thread={thread} />}
      </div>
    </>
  );
}

/** Live: whether the reader may write depends on the status and on the other side's messages. */
function useThread(read: ThreadData, readAt: number): ThreadData {
  const { applicationId: id } = read;
  const client = useQueryClient();
  const options = queries.messages.thread.queryOptions({ input: { id } });
  const queryKey = [...options.queryKey, readAt];
  const { data } = useQuery({ ...options, queryKey, initialData: read, initialDataUpdatedAt: readAt });
  useLive((event) => {
    const isStatus = event.type === 'application' && event.applicationId === id;
    const isFirstWord = event.type === 'message' && event.message.applicationId === id && !data.can.send;
    if (isStatus || isFirstWord) void client.invalidateQueries({ queryKey });
  });
  return data;
}

function useSearch(thread: Omit<Parameters<typeof useFoundMessages>[0], 'filters'>) {
  const [isOpen, setOpen] = useState(false);
  const [filters, setFilters] = useState(noFilters);
  const button = useRef<HTMLButtonElement>(null);
  const found = useFoundMessages({ ...thread, filters });
  return {
    isOpen,
    filters,
    setFilters,
    button,
    found,
    toggle(): void {
      setOpen(!isOpen);
      setFilters(noFilters);
      if (isOpen) button.current?.focus();
    },
  };
}

/** Focuses the field on opening, unless an on-screen keyboard would cover the messages. */
function useFocusOnOpening(takesFocus: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const field = matchMedia('(pointer: fine)').matches ? place.current?.querySelector('textarea') : undefined;
    (field ?? place.current)?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}

function useOwnSender({ side, company }: ThreadData, userId: string) {
  const viewer = useViewer();
  const avatarUrl = viewer?.avatarUrl ?? null;
  return {
    userId,
    side,
    name: viewer?.name ?? null,
    pictureUrl: side === 'employer' ? (company.logoUrl ?? avatarUrl) : avatarUrl,
  };
}

/** Announced messages that are kept for slower screen readers. */
const ANNOUNCED_MAX = 5;

/** The list itself is no live region: earlier pages would be announced too. */
function Announcer({ applicationId, userId }: { applicationId: string; userId: string }) {
  const [said, setSaid] = useState<readonly { id: string; text: string }[]>([]);
  useLive((event) => {
    if (event.type !== 'message' || event.message.applicationId !== applicationId) return;
    const { id, sender, content, attachments, isRemoved } = event.message;
    if (sender.userId === userId) return;
    const text = m.messages_announced({
      name: senderName(sender),
      text: lastText(content, attachments.length, isRemoved),
    });
    setSaid((before) => [...before.filter((one) => one.id !== id).slice(1 - ANNOUNCED_MAX), { id, text }]);
  });
  return (
    <div role="log" aria-label={m.messages_new_below()} className="sr-only">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
