import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';

import type { sessionSchema } from '#contract/accounts/accounts.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { problemOf } from '#web/app/problem.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { deviceName } from './device.ts';
import { relativeTime } from './relative-time.ts';
import { useAccessChange } from './use-access-change.ts';

/** The current one, and those used last. */
const SHOWN = 3;

type Session = z.infer<typeof sessionSchema>;

interface SessionsProps {
  initial: Session[];
  /** When `initial` was read, in milliseconds since 1970. */
  readAt: number;
}

/** The reader's sessions; all but the current one can be ended here. */
export function Sessions({ initial, readAt }: SessionsProps) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...queries.accounts.sessions.queryOptions(),
    initialData: initial,
    initialDataUpdatedAt: readAt,
  });
  const tellOfChange = useAccessChange();
  const readAgain = () => Promise.all([refetch(), tellOfChange()]);
  const [ending, setEnding] = useState<Session>();
  const [isAsking, setAsking] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const endSession = async () => {
    if (!ending) return;
    await endUnlessGone(ending.id);
    await readAgain();
    showToast({ title: m.auth_session_ended() });
  };
  const sessions = data.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {(showsAll ? sessions : sessions.slice(0, SHOWN)).map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            now={dataUpdatedAt}
            onEnd={() => {
              setEnding(session);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {!showsAll && sessions.length > SHOWN && (
        <Button variant="ghost" size="sm" className="mt-8" onClick={() => setShowsAll(true)}>
          {m.auth_sessions_all({ count: String(sessions.length) })}
        </Button>
      )}
      {sessions.length > 1 && <EndOtherSessions onEnded={readAgain} />}
      <ConfirmDialog
        title={m.auth_end_session_title()}
        message={m.auth_end_session_text({ device: deviceName(ending?.userAgent ?? '') })}
        confirmLabel={m.auth_end_session()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={endSession}
      />
    </>
  );
}

function EndOtherSessions({ onEnded }: { onEnded: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await api.accounts.endOtherSessions({});
    await onEnded();
    showToast({ title: m.auth_other_sessions_ended() });
  };
  return (
    <>
      <Button variant="outline" size="sm" className="mt-8" onClick={() => setAsking(true)}>
        {m.auth_end_other_sessions()}
      </Button>
      <ConfirmDialog
        title={m.auth_end_other_sessions_title()}
        message={m.auth_end_other_sessions_text()}
        confirmLabel={m.auth_end_other_sessions()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
      />
    </>
  );
}

function SessionItem({ session, now, onEnd }: { session: Session; now: number; onEnd: () => void }) {
  const device = deviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <MonitorSmartphone aria-hidden className="hidden size-6 shrink-0 text-soft md:block" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.isCurrent && <Badge variant="secondary">{m.auth_this_device()}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {m.auth_last_used({ time: relativeTime(Date.parse(session.lastUsedAt), now, getLocale()) })}
          {' · '}
          {m.auth_session_since({ time: relativeTime(Date.parse(session.createdAt), now, getLocale()) })}
          {session.network !== null && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{m.auth_session_network({ network: session.network })}</span>
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          className="shrink-0"
          aria-label={m.auth_end_session_of({ device })}
          onClick={onEnd}
        >
          {m.auth_end_session()}
        </Button>
      )}
    </li>
  );
}

/** A session that has ended already is no error. */
async function endUnlessGone(id: string): Promise<void> {
  try {
    await api.accounts.endSession({ id });
  } catch (error) {
    if (problemOf(error).code !== 'NOT_FOUND') throw error;
  }
}
