import { useState } from 'react';

import type { ApiKey } from '#contract/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { longDate } from '#web/features/companies/company-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

import { scopeName } from './key-words.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  revoke: (key: ApiKey) => Promise<unknown>;
}

export function KeyList({ keys, revoke }: KeyListProps) {
  const [asked, setAsked] = useState<ApiKey>();
  if (keys.length === 0) return <p className="text-soft">{m.keys_none()}</p>;
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {keys.map((key) => (
          <li key={key.id} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
            <KeyFacts apiKey={key} />
            <Button
              variant="outline"
              size="sm"
              aria-label={m.keys_revoke_named({ name: key.name })}
              onClick={() => setAsked(key)}
            >
              {m.keys_revoke()}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={m.keys_revoke_title({ name: asked.name })}
          message={m.keys_revoke_about()}
          confirmLabel={m.keys_revoke()}
          destructive
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => revoke(asked)}
        />
      )}
    </>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, createdBy, createdAt, expiresAt, isExpired, lastUsedAt } = apiKey;
  const made = { date: longDate(createdAt), name: createdBy ?? '' };
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold wrap-anywhere">
        {name} <code className="font-normal text-soft">{prefix}…</code>
      </p>
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
