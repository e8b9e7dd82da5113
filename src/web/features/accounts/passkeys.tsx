import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';

import type { Passkey } from '#contract/accounts/passkeys.ts';
import { PASSKEY_NAME_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { contractResolver } from '#web/app/form.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { sayFailed } from '#web/app/say-failed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { AddPasskey } from './add-passkey.tsx';
import { relativeTime } from './relative-time.ts';
import { useAccessChange } from './use-access-change.ts';
import { useAccountForm } from './use-account-form.ts';

interface PasskeysProps {
  initial: Passkey[];
  /** When `initial` was read, in milliseconds since 1970. */
  readAt: number;
}

/** The reader's passkeys: adds, renames and removes them. */
export function Passkeys({ initial, readAt }: PasskeysProps) {
  const [{ passkeys, now }, setState] = useState({ passkeys: initial, now: readAt });
  const [asked, setAsked] = useState<{ for: 'name' | 'removal'; passkey: Passkey }>();
  const [problem, setProblem] = useState<string>();
  const tellOfChange = useAccessChange();
  const refresh = async () => {
    setState({ passkeys: await api.passkeys.list(), now: Date.now() });
    await tellOfChange();
  };
  const close = () => setAsked(undefined);
  const remove = async ({ id }: Passkey) => {
    setProblem(undefined);
    try {
      await api.passkeys.remove({ id });
      showToast({ title: m.passkey_removed() });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    await refresh();
  };
  return (
    <div className="flex flex-col gap-5">
      {passkeys.length > 0 && (
        <ul className="-mt-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRename={() => setAsked({ for: 'name', passkey })}
              onRemove={() => setAsked({ for: 'removal', passkey })}
            />
          ))}
        </ul>
      )}
      {problem && <Alert variant="attention">{problem}</Alert>}
      <AddPasskey onAdded={() => void refresh().catch(sayFailed)} />
      {asked?.for === 'name' && <Rename passkey={asked.passkey} onClose={close} onDone={refresh} />}
      {asked?.for === 'removal' && (
        <ConfirmDialog
          title={m.passkey_remove_title()}
          message={m.passkey_remove_text({ name: asked.passkey.name })}
          confirmLabel={m.passkey_remove()}
          destructive
          isOpen
          onClose={close}
          onConfirm={() => remove(asked.passkey)}
        />
      )}
    </div>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  now: number;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyItem({ passkey, now, onRename, onRemove }: PasskeyItemProps) {
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  const timeOf = (at: string) => relativeTime(Date.parse(at), now, getLocale());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound aria-hidden className="hidden size-6 shrink-0 text-soft md:block" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {isBackedUp && <Badge variant="secondary">{m.passkey_backed_up()}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {lastUsedAt === null ? m.passkey_never_used() : m.auth_last_used({ time: timeOf(lastUsedAt) })}
          {' · '}
          {m.passkey_created({ time: timeOf(createdAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={m.passkey_rename_of({ name })} onClick={onRename}>
          {m.passkey_rename()}
        </Button>
        <Button variant="outline" size="sm" aria-label={m.passkey_remove_of({ name })} onClick={onRemove}>
          {m.passkey_remove()}
        </Button>
      </div>
    </li>
  );
}

const resolver = contractResolver(async () => (await import('#contract/accounts/passkeys.ts')).passkeyNameInput);

interface RenameProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

function Rename({ passkey: { id, name }, onClose, onDone }: RenameProps) {
  const formId = useId();
  const { form, problem, submit } = useAccountForm({
    resolver,
    fields: ['name'],
    defaultValues: { name },
    async send(input) {
      await api.passkeys.rename({ id, ...input });
      await onDone();
      showToast({ title: m.passkey_renamed() });
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={isSubmitting}>
        {m.auth_save()}
      </Button>
    </>
  );
  return (
    <Dialog isOpen size="sm" title={m.passkey_rename_of({ name })} onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2">
        <TextField
          label={m.passkey_name()}
          hint={m.passkey_name_hint()}
          maxLength={PASSKEY_NAME_MAX}
          isRequired
          errorMessage={errors.name?.message}
          {...form.register('name')}
        />
        {problem && <Alert variant="attention">{problem}</Alert>}
      </form>
    </Dialog>
  );
}
