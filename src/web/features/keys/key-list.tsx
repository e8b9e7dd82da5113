import { useState } from 'react';

import type { ApiKey } from '#contract/keys/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { longDate } from '#web/features/companies/company-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { scopeName } from './key-words.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  takeOver: (key: ApiKey) => Promise<unknown>;
  revoke: (key: ApiKey) => Promise<unknown>;
}

export function KeyList({ keys, takeOver, revoke }: KeyListProps) {
  const [asked, setAsked] = useState<{ for: 'take_over' | 'revoke'; key: ApiKey }>();
  if (keys.length === 0) return <p className="text-soft">{m.keys_none()}</p>;
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
            <KeyFacts apiKey={key} />
            <div className="flex flex-wrap gap-2">
              {key.isStopped && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={m.keys_take_over_named({ name: key.name })}
                  onClick={() => setAsked({ for: 'take_over', key })}
                >
                  {m.keys_take_over()}
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                aria-label={m.keys_revoke_named({ name: key.name })}
                onClick={() => setAsked({ for: 'revoke', key })}
              >
                {m.keys_revoke()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked?.for === 'revoke' && (
        <ConfirmDialog
          title={m.keys_revoke_title({ name: asked.key.name })}
          message={m.keys_revoke_about()}
          confirmLabel={m.keys_revoke()}
          destructive
          isOpen
          onClose={close}
          onConfirm={() => revoke(asked.key)}
        />
      )}
      {asked?.for === 'take_over' && (
        <ConfirmDialog
          title={m.keys_take_over_title({ name: asked.key.name })}
          message={m.keys_take_over_about()}
          confirmLabel={m.keys_take_over()}
          destructive={false}
          isOpen
          onClose={close}
          onConfirm={() => takeOver(asked.key)}
        />
      )}
    </>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, createdBy, createdAt, expiresAt, isExpired, isStopped, lastUsedAt } = apiKey;
  const made = { date: longDate(createdAt), name: createdBy ?? '' };
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold wrap-anywhere">
        {name} <code className="font-normal text-soft">{prefix}…</code>
      </p>
      {isStopped && <p className="text-sm">{m.keys_stopped()}</p>}
      <p className="text-sm text-soft">{createdBy === null ? m.keys_made_on(made) : m.keys_made(made)}</p>
      <p className="text-sm text-soft">
        {lastUsedAt ? m.keys_used({ date: longDate(lastUsedAt) }) : m.keys_unused()} ·{' '}
        {expiryText(expiresAt, isExpired)}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge variant="secondary">{scopeName(scope)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function expiryText(expiresAt: string | null, isExpired: boolean): string {
  if (expiresAt === null) return m.keys_expiry_never();
  const date = longDate(expiresAt);
  return isExpired ? m.keys_expired({ date }) : m.keys_expires({ date });
}
