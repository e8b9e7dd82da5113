import { useState } from 'react';

import type { Identity, Provider } from '#contract/accounts/identities.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { useGoing } from './provider-buttons.tsx';
import { relativeTime } from './relative-time.ts';
import { useAccessChange } from './use-access-change.ts';

interface IdentitiesProps {
  initial: Identity[];
  providers: Provider[];
  /** When `initial` was read, in milliseconds since 1970. */
  readAt: number;
}

/** The reader's linked accounts at other sites: adds and removes them. */
export function Identities({ initial, providers, readAt }: IdentitiesProps) {
  const [identities, setIdentities] = useState(initial);
  const [asked, setAsked] = useState<Identity>();
  const [kept, setKept] = useState<string>();
  const { going, problem, go } = useGoing();
  const tellOfChange = useAccessChange();
  const remove = async ({ id }: Identity) => {
    setKept(undefined);
    try {
      await api.identities.remove({ id });
      showToast({ title: m.identity_removed() });
    } catch (error) {
      setKept(problemText(problemOf(error)));
    }
    setIdentities(await api.identities.list());
    await tellOfChange();
  };
  return (
    <div className="flex flex-col gap-5">
      {identities.length > 0 && (
        <ul className="-mt-4 divide-y divide-line">
          {identities.map((identity) => (
            <IdentityItem key={identity.id} identity={identity} now={readAt} onRemove={() => setAsked(identity)} />
          ))}
        </ul>
      )}
      {(kept ?? problem) && <Alert variant="attention">{kept ?? problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        {providers.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            isPending={going === id}
            onClick={() => void go(id, () => api.identities.link({ provider: id }))}
          >
            {m.identity_link({ provider: label })}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={m.identity_remove_title()}
          message={m.identity_remove_text({ provider: asked.label })}
          confirmLabel={m.passkey_remove()}
          destructive
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => remove(asked)}
        />
      )}
    </div>
  );
}

interface IdentityItemProps {
  identity: Identity;
  now: number;
  onRemove: () => void;
}

function IdentityItem({ identity: { label, email, createdAt, lastUsedAt }, now, onRemove }: IdentityItemProps) {
  const timeOf = (at: string) => relativeTime(Date.parse(at), now, getLocale());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          {label} <span className="font-normal text-soft">{email}</span>
        </p>
        <p className="text-sm text-soft">
          {lastUsedAt !== null && `${m.auth_last_used({ time: timeOf(lastUsedAt) })} · `}
          {m.identity_since({ time: timeOf(createdAt) })}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={m.identity_remove_of({ provider: label })} onClick={onRemove}>
        {m.passkey_remove()}
      </Button>
    </li>
  );
}
