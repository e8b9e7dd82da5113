import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AccessKind, AccountAccess as Access } from '#contract/accounts/account-access.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { deviceName } from './device.ts';
import { relativeTime } from './relative-time.ts';

const kindNames: Record<AccessKind, () => string> = {
  session: m.access_kind_session,
  passkey: m.access_kind_passkey,
  identity: m.access_kind_identity,
  calendar: m.calendar_address,
  key: m.access_kind_key,
  push: m.access_kind_push,
};

interface AccountAccessProps {
  initial: Access[];
  /** When `initial` was read, in milliseconds since 1970. */
  readAt: number;
  /** For the cards that show part of the access. */
  onEnded: () => Promise<unknown>;
}

/** Everything else that opens the reader's account or acts for them; all of it can be ended at once. */
export function AccountAccess({ initial, readAt, onEnded }: AccountAccessProps) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...queries.accountAccess.list.queryOptions(),
    initialData: initial,
    initialDataUpdatedAt: readAt,
  });
  const [isAsking, setAsking] = useState(false);
  const [status, setStatus] = useState('');
  const end = async () => {
    setStatus('');
    await api.accountAccess.endAll({});
    await Promise.all([refetch(), onEnded()]);
    setStatus(m.access_ended());
  };
  return (
    <div className="flex flex-col items-start gap-5">
      {data.length === 0 && <p className="text-soft">{m.access_none()}</p>}
      <ul className="-my-3 w-full divide-y divide-line empty:hidden">
        {data.map((access) => (
          <AccessItem key={access.id} access={access} now={dataUpdatedAt} />
        ))}
      </ul>
      {data.length > 0 && (
        <Button variant="destructive" onClick={() => setAsking(true)}>
          {m.access_end_all()}
        </Button>
      )}
      <p role="status" className="text-soft empty:hidden">
        {status}
      </p>
      <ConfirmDialog
        title={m.access_end_all_title()}
        message={m.access_end_all_text()}
        confirmLabel={m.access_end_all()}
        destructive
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
      />
    </div>
  );
}

function AccessItem({ access: { kind, name, createdAt, lastUsedAt }, now }: { access: Access; now: number }) {
  const timeOf = (at: string) => relativeTime(Date.parse(at), now, getLocale());
  const shown = kind === 'session' || kind === 'push' ? deviceName(name) : name;
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">
        {kindNames[kind]()} {shown && <span className="font-normal text-soft">{shown}</span>}
      </p>
      <p className="text-sm text-soft">
        {lastUsedAt !== null && `${m.auth_last_used({ time: timeOf(lastUsedAt) })} · `}
        {m.access_created({ time: timeOf(createdAt) })}
      </p>
    </li>
  );
}
