import { useState } from 'react';

import type { KeyScope } from '#contract/keys/key-scopes.ts';
import type { KeyFormInput } from '#contract/keys/keys.ts';
import { m } from '#generated/paraglide/messages.js';
import { startAnew, useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { scopeName } from './key-words.ts';
import { SecretDialog } from './secret-dialog.tsx';

const loadSchema = async () => (await import('#contract/keys/keys.ts')).keyFormInput;

const DAYS = [30, 90, 365];

interface KeyFormProps {
  scopes: readonly KeyScope[];
  /** Whether a key may have no expiry date. */
  mayLast: boolean;
  create: (input: KeyFormInput) => Promise<{ key: string }>;
}

export function KeyForm({ scopes, mayLast, create }: KeyFormProps) {
  const [key, setKey] = useState<string | null>(null);
  const { form, problem, submit } = useSectionForm<KeyFormInput, KeyFormInput>({
    loadSchema,
    defaultValues: { name: '', scopes: [], expiresInDays: 365 },
    save: async (input) => setKey((await create(input)).key),
    onSaved: (sent) => startAnew(form, sent),
  });
  const { errors, isSubmitting } = form.formState;
  const expiry = form.register('expiresInDays', { setValueAs: (days) => (days === '' ? null : Number(days)) });
  return (
    <>
      <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
        <TextField
          label={m.keys_name()}
          hint={m.keys_name_hint()}
          isRequired
          autoComplete="off"
          className="w-full"
          errorMessage={errors.name?.message}
          {...form.register('name')}
        />
        <fieldset className="flex flex-col gap-2" aria-describedby={errors.scopes ? 'scopes-problem' : undefined}>
          <legend className="mb-2 font-semibold">{m.keys_scopes()}</legend>
          {scopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeName(scope)} {...form.register('scopes')} />
          ))}
          {errors.scopes && <FieldProblem id="scopes-problem">{errors.scopes.message}</FieldProblem>}
        </fieldset>
        <NativeSelect
          label={m.keys_expiry()}
          options={DAYS.map((days) => ({ value: String(days), label: m.keys_expiry_days({ days }) }))}
          {...(mayLast ? { emptyLabel: m.keys_expiry_never() } : {})}
          className="w-full max-w-60"
          {...expiry}
        />
        {problem && <Alert variant="attention">{problem}</Alert>}
        <Button type="submit" isPending={isSubmitting}>
          {m.keys_create()}
        </Button>
      </form>
      <SecretDialog title={m.keys_secret()} secret={key} onClose={() => setKey(null)} />
    </>
  );
}
