import type { UseFormReturn } from 'react-hook-form';

import { webhookEvents, webhookKinds } from '#contract/webhooks/webhook-choices.ts';
import type { Webhook, WebhookFormInput } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { eventTexts, isAddressSecret, kindTexts } from './webhook-words.ts';

interface WebhookFieldsProps {
  form: UseFormReturn<WebhookFormInput, unknown, WebhookFormInput>;
  /** Undefined for a new webhook. */
  webhook?: Webhook;
}

export function WebhookFields({ form: { register, formState }, webhook }: WebhookFieldsProps) {
  const { errors } = formState;
  const isKept = webhook !== undefined && isAddressSecret(webhook);
  return (
    <>
      <TextField
        label={m.webhooks_name()}
        hint={m.webhooks_name_hint()}
        isRequired
        autoComplete="off"
        className="w-full"
        errorMessage={errors.name?.message}
        {...register('name')}
      />
      {!webhook && (
        <NativeSelect
          label={m.webhooks_kind()}
          options={webhookKinds.map((kind) => ({ value: kind, label: kindTexts[kind]() }))}
          className="w-full"
          {...register('kind')}
        />
      )}
      <TextField
        type="url"
        label={m.webhooks_address()}
        hint={isKept ? m.webhooks_address_kept() : m.webhooks_address_hint()}
        isRequired={!isKept}
        autoComplete="off"
        className="w-full"
        errorMessage={errors.address?.message}
        {...register('address')}
      />
      <NativeSelect
        label={m.webhooks_language()}
        options={useLanguages().map((locale) => ({ value: locale, label: ownLanguageName(locale) }))}
        className="w-full max-w-60"
        {...register('locale')}
      />
      <fieldset className="flex flex-col gap-2" aria-describedby={errors.events ? 'events-problem' : undefined}>
        <legend className="mb-2 font-semibold">{m.webhooks_events()}</legend>
        {webhookEvents.map((event) => (
          <Checkbox key={event} value={event} label={eventTexts[event]()} {...register('events')} />
        ))}
        {errors.events && <FieldProblem id="events-problem">{errors.events.message}</FieldProblem>}
      </fieldset>
    </>
  );
}
