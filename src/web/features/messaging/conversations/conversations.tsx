import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare, Search, SearchX } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-router';

import type { Viewer } from '#contract/accounts/viewer.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { LiveIndicator } from '#web/app/live/live-indicator.tsx';
import { useLive, useLiveState } from '#web/app/live/live.tsx';
import { useNextPage } from '#web/app/next-page.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

import { MESSAGE_FIELD } from '../composer/composer.tsx';
import { OfflineNote } from '../offline-note.tsx';
import { type ConversationPage, isListed, withLast, withReceiptIn, withStatus } from './conversation-cache.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationsProps {
  userId: string;
  role: Viewer['role'];
  rendered: Parameters<typeof useConversations>[0]['rendered'];
  openId: string | undefined;
}

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
          <LoadMore
            first={undefined}
            next={nextCursor && href(paths.messaging())}
            count={conversations.length}
            more={more}
          />
          {hasFailed && (
            <Alert variant="attention" className="mt-4">
              {m.messages_load_failed()}
            </Alert>
          )}
        </div>
        {isEmpty && <div className="px-4">{q ? <NothingFound /> : <NoConversations role={role} />}</div>}
      </nav>
      <div className="border-t border-line px-4 py-1.5">
        <LiveIndicator />
      </div>
      <p role="status" className="sr-only">
        {isEmpty && q ? m.messages_no_match() : ''}
      </p>
    </section>
  );
}

/** Milliseconds after the last keystroke. */
const TYPED = 300;

interface ConversationSearchProps {
  q: string;
  openId: string | undefined;
  onSearch: (q: string) => void;
}

/** Searches while typing; before hydration, as a form. */
function ConversationSearch({ q, openId, onSearch }: ConversationSearchProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    clearTimeout(timer.current);
    onSearch(text.trim());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    if (typeof text === 'string') search(text);
  };
  return (
    <Form role="search" action={href(paths.messaging())} onSubmit={submit} className="relative">
      {openId && <input type="hidden" name="application" value={openId} />}
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-soft"
      />
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={m.messages_search_all()}
        placeholder={m.messages_search_all()}
        onChange={({ target: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(value), TYPED);
        }}
        className="control ps-9.5 text-ellipsis"
      />
    </Form>
  );
}

const texts: Record<Viewer['role'], () => string> = {
  job_seeker: m.messages_none_seeker,
  employer: m.messages_none_employer,
  admin: m.messages_none_admin,
};
const applications: Partial<Record<Viewer['role'], string>> = {
  job_seeker: paths.seekerApplications(),
  employer: paths.manageApplications(),
};

/** No messages yet: explains how to begin. */
function NoConversations({ role }: { role: Viewer['role'] }) {
  const path = applications[role];
  return (
    <EmptyState
      icon={<MessagesSquare />}
      level={3}
      title={m.messages_none()}
      action={path && <ButtonLink to={href(path)}>{m.messages_see_applications()}</ButtonLink>}
    >
      {texts[role]()}
    </EmptyState>
  );
}

const NothingFound = () => (
  <EmptyState icon={<SearchX />} level={3} title={m.messages_no_match()}>
    {m.messages_no_match_text()}
  </EmptyState>
);

type Pages = InfiniteData<ConversationPage, string | undefined>;

interface ConversationsOf {
  userId: string;
  q: string;
  rendered: { q: string; first: ConversationPage; /** Milliseconds since 1970. */ readAt: number };
}

const nextOf = ({ nextCursor }: ConversationPage): string | undefined => nextCursor ?? undefined;

function useConversations({ userId, q, rendered }: ConversationsOf) {
  const client = useQueryClient();
  const isRendered = q === rendered.q;
  const key = [...queries.messages.conversations.key(), q, rendered.readAt];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }): Promise<ConversationPage> =>
      api.messages.conversations({ q: q || undefined, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    initialData: isRendered ? { pages: [rendered.first], pageParams: [undefined] } : undefined,
    initialDataUpdatedAt: rendered.readAt,
    placeholderData: keepPreviousData,
  });
  const readAgain = useEffectEvent(() => void client.invalidateQueries({ queryKey: key }));
  const change = (pagesAfter: (pages: readonly ConversationPage[]) => ConversationPage[]) =>
    client.setQueryData<Pages>(key, (data) => data && { ...data, pages: pagesAfter(data.pages) });
  useLive((event) => {
    const pages = query.data?.pages ?? [];
    if (event.type === 'receipt') change((known) => withReceiptIn(known, event));
    if (event.type === 'application') change((known) => withStatus(known, event.applicationId, event.status));
    if (event.type !== 'message') return;
    // Only the server knows conversations that are new here, and matches of a search.
    if (q || !isListed(pages, event.message.applicationId)) readAgain();
    else change((known) => withLast(known, event, userId));
  });
  const isConnected = useLiveState() === 'connected';
  useEffect(() => {
    if (isConnected) readAgain();
  }, [isConnected]);
  const last = query.data?.pages.at(-1);
  const more = useNextPage({
    key,
    read: (cursor: string) => api.messages.conversations({ q: q || undefined, cursor }),
    next: nextOf,
    last,
  });
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? [];
  return {
    conversations: [...new Map(conversations.map((one) => [one.applicationId, one])).values()],
    nextCursor: last && nextOf(last),
    hasFailed: query.isError && !query.data,
    isPending: query.isPending,
    more,
  };
}
