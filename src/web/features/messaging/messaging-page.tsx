import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, NavigationType, useNavigate, useNavigationType, useRouteError } from 'react-router';

import { LIST_WORDS_MAX } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLoggedError } from '#web/app/error-log.ts';
import { requireCorrespondent } from '#web/app/guards.ts';
import { href } from '#web/app/href.ts';
import { readLine } from '#web/app/list-params.ts';
import { NotFound } from '#web/app/not-found-page.tsx';
import type { PageKind } from '#web/app/page-kind.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { orNotFound } from '#web/features/companies/or-not-found.ts';
import { ButtonLink } from '#web/ui/link.tsx';

import type { Route } from './+types/messaging-page';
import { Outboxes } from './composer/outboxes.ts';
import { Conversations } from './conversations/conversations.tsx';
import { otherOf } from './thread/other.ts';
import { Thread } from './thread/thread.tsx';

export const handle: PageKind = { public: false, fillsWindow: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: titleOf(loaderData?.open?.thread) });

export async function loader(args: Route.LoaderArgs) {
  const { userId, role } = requireCorrespondent(args);
  const { messages } = requestOf(args.context).api;
  const { searchParams } = args.url;
  const q = readLine(searchParams.get('q') ?? undefined, LIST_WORDS_MAX) ?? '';
  const id = searchParams.get('application');
  const [first, open] = await Promise.all([
    messages.conversations({ q: q || undefined }),
    id === null ? undefined : orNotFound(Promise.all([messages.thread({ id }), messages.list({ id })])),
  ]);
  return { userId, role, q, first, open: open && { thread: open[0], first: open[1] }, readAt: Date.now() };
}

/** The messages page: conversations, and one thread (specification, section 2). */
export default function MessagingPage({ loaderData }: Route.ComponentProps) {
  const { userId, role, q, first, open, readAt } = loaderData;
  const [outboxes] = useState(() => new Outboxes(userId));
  // The list is kept, with live updates, when another thread is opened.
  const [rendered] = useState({ q, first, readAt });
  // On a direct load or Back, the browser places the focus.
  const wasChosen = useNavigationType() === NavigationType.Push;
  const openId = open?.thread.applicationId;
  const newestId = open || q ? undefined : first.conversations[0]?.applicationId;
  useNewestOnWideScreens(newestId);
  return (
    <div className="page-width flex min-h-0 flex-1 flex-col max-md:px-0">
      <h1 className="sr-only">{titleOf(open?.thread)}</h1>
      <div className="grid min-h-0 flex-1 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Conversations {...{ userId, role, rendered, openId }} />
        {open ? (
          <Thread key={openId} userId={userId} {...{ open, readAt, outboxes }} takesFocus={wasChosen} />
        ) : (
          <NoneOpen isHidden={first.conversations.length === 0 && !q} />
        )}
      </div>
    </div>
  );
}

const WIDE = '(width >= 64rem)';

/** If list and thread are side by side, the newest conversation opens automatically. */
function useNewestOnWideScreens(newestId: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (newestId === undefined || !matchMedia(WIDE).matches) return;
    void navigate(href(paths.messaging(newestId)), { replace: true, preventScrollReset: true });
  }, [newestId, navigate]);
}

const titleOf = (thread: Parameters<typeof otherOf>[0] | undefined): string =>
  thread ? m.messages_with({ name: otherOf(thread).name }) : m.app_messages();

function NoneOpen({ isHidden }: { isHidden: boolean }) {
  return (
    <div className="flex flex-col items-center justify-center gap-2 border-e border-line px-6 text-center max-md:hidden">
      {!isHidden && (
        <>
          <MessagesSquare aria-hidden="true" className="size-8 stroke-[1.25] text-soft" />
          <p className="font-serif text-xl">{m.messages_choose()}</p>
          <p className="text-soft">{m.messages_choose_text()}</p>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed error={error} />;
}

function Failed({ error }: { error: unknown }) {
  useLoggedError(error);
  return (
    <section className="page-width py-20 md:py-28" role="alert">
      <h1 className="mb-8">{m.messages_load_failed()}</h1>
      <ButtonLink to={href(paths.messaging())} reloadDocument>
        {m.app_try_again()}
      </ButtonLink>
    </section>
  );
}
