import { useRevalidator } from 'react-router';

import type { Webhook, WebhookFormInput } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { SavedSwitch } from '#web/app/saved-switch.tsx';
import { EditableSection, type InPlace } from '#web/features/profiles/editable-section.tsx';
import { ProfileSection } from '#web/features/profiles/profile-section.tsx';
import { SectionForm } from '#web/features/profiles/section-form.tsx';
import { useSectionForm } from '#web/features/profiles/use-section-form.ts';
import { ownLanguageName } from '#web/ui/language-level.ts';

import { WebhookFields } from './webhook-fields.tsx';
import { eventTexts, isAddressSecret } from './webhook-words.ts';

interface WebhookSettingsProps {
  of: { id: string; webhookId: string };
  webhook: Webhook;
}

export const WebhookSettings = ({ of, webhook }: WebhookSettingsProps) => (
  <>
    <EditableSection
      id="settings"
      title={m.webhooks_settings()}
      renderForm={(place) => <SettingsForm {...{ of, webhook }} {...place} />}
    >
      <h3 className="font-semibold">{m.webhooks_events()}</h3>
      <ul className="mt-2 list-disc ps-5">
        {webhook.events.map((event) => (
          <li key={event}>{eventTexts[event]()}</li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold">{m.webhooks_language()}</h3>
      <p className="mt-2">{ownLanguageName(webhook.locale)}</p>
    </EditableSection>
    {!webhook.isStopped && <Enabled {...{ of, webhook }} />}
  </>
);

const loadSchema = async () => (await import('#contract/webhooks/webhooks.ts')).webhookFormInput;
const loadKeepingSchema = async () => (await import('#contract/webhooks/webhooks.ts')).webhookChangeForm;

function SettingsForm({ of, webhook, onSaved, onCancel }: WebhookSettingsProps & InPlace) {
  const { revalidate } = useRevalidator();
  const { name, kind, locale, events } = webhook;
  const isKept = isAddressSecret(webhook);
  const { form, problem, submit } = useSectionForm<WebhookFormInput, WebhookFormInput>({
    loadSchema: isKept ? loadKeepingSchema : loadSchema,
    defaultValues: { name, kind, address: isKept ? '' : webhook.address, locale, events },
    async save({ address, ...input }) {
      const changed = { name: input.name, locale: input.locale, events: input.events };
      await api.webhooks.change({ ...of, ...changed, ...(address && { address }) });
      await revalidate();
    },
    onSaved,
  });
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={form.formState.isSubmitting} problem={problem}>
      <WebhookFields form={form} webhook={webhook} />
    </SectionForm>
  );
}

function Enabled({ of, webhook: { isEnabled } }: WebhookSettingsProps) {
  const { revalidate } = useRevalidator();
  const save = async (wanted: boolean) => {
    await api.webhooks.change({ ...of, isEnabled: wanted });
    await revalidate();
  };
  return (
    <ProfileSection id="enabled" title={m.webhooks_sending()}>
      <SavedSwitch
        first={isEnabled}
        label={m.webhooks_enabled()}
        hint={m.webhooks_enabled_hint()}
        save={save}
        done={() => m.webhooks_changed()}
      />
    </ProfileSection>
  );
}
