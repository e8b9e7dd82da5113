import type { ReactNode } from 'react';

import { locales } from '#contract/locales.ts';
import { webhookEvents, webhookKinds } from '#contract/webhook-choices.ts';
import type { Webhook, WebhookFormInput } from '#contract/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { eventTexts, kindTexts } from './webhook-words.ts';

const loadNew = async () => (await import('#contract/webhooks.ts')).webhookFormInput;
const loadChange = async () => (await import('#contract/webhooks.ts')).webhookChangeForm;

interface WebhookFormProps {
  /** Missing for a new one. */
  webhook?: Webhook;
  save: (input: WebhookFormInput) => Promise<unknown>;
  children?: ReactNode;
}

const empty = (): WebhookFormInput => ({ name: '', kind: 'standard', address: '', locale: getLocale(), events: [] });

/** The address of Slack and Teams is not known here, and empty unless it changes. */
const valuesOf = ({ name, kind, address, locale, events }: Webhook): WebhookFormInput => ({
  name,
  kind,
  address: kind === 'standard' ? address : '',
  locale,
  events,
});

export function WebhookForm({ webhook, save, children }: WebhookFormProps) {
  const { form, problem, submit } = useSectionForm<WebhookFormInput, WebhookFormInput>({
    loadSchema: webhook ? loadChange : loadNew,
    defaultValues: webhook ? valuesOf(webhook) : empty(),
    save,
    onSaved: () => (webhook ? undefined : form.reset()),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex max-w-[40rem] flex-col items-start gap-5">
      <TextField
        label={m.webhooks_name()}
        hint={m.webhooks_name_hint()}
        isRequired
        autoComplete="off"
        className="w-full"
        errorMessage={errors.name?.message}
        {...form.register('name')}
      />
      {!webhook && (
        <NativeSelect
          label={m.webhooks_kind()}
          options={webhookKinds.map((kind) => ({ value: kind, label: kindTexts[kind]() }))}
          className="w-full"
          {...form.register('kind')}
        />
      )}
      <TextField
        type="url"
        label={m.webhooks_address()}
        hint={webhook ? m.webhooks_address_kept() : m.webhooks_address_hint()}
        isRequired={!webhook}
        autoComplete="off"
        className="w-full"
        errorMessage={errors.address?.message}
        {...form.register('address')}
      />
      <NativeSelect
        label={m.webhooks_language()}
        options={locales.map((locale) => ({ value: locale, label: ownLanguageName(locale) }))}
        className="w-full max-w-60"
        {...form.register('locale')}
      />
      <fieldset className="flex flex-col gap-2" aria-describedby={errors.events ? 'events-problem' : undefined}>
        <legend className="mb-2 font-semibold">{m.webhooks_events()}</legend>
        {webhookEvents.map((event) => (
          <Checkbox key={event} value={event} label={eventTexts[event]()} {...form.register('events')} />
        ))}
        {errors.events && <FieldProblem id="events-problem">{errors.events.message}</FieldProblem>}
      </fieldset>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button type="submit" isPending={isSubmitting}>
        {webhook ? m.profile_save() : m.webhooks_create()}
      </Button>
      {children}
    </form>
  );
}
