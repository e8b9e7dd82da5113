import { useRef, useState } from 'react';

import type { Profile } from '#contract/profiles/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { EditableSection, type InPlace } from './editable-section.tsx';
import { nullable } from './field-values.ts';
import { useReloadProfile } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useSectionForm } from './use-section-form.ts';

const loadSchema = async () => (await import('#contract/accounts/contact-address.ts')).contactAddressInput;

export function ContactSection({ profile }: { profile: Profile }) {
  const { contactEmail, contactEmailToConfirm } = profile;
  const { place, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <div ref={place}>
      <EditableSection
        id="contact"
        title={m.profile_contact()}
        about={m.profile_contact_about()}
        emptyText={!contactEmail && !contactEmailToConfirm ? m.profile_contact_empty() : undefined}
        renderForm={(form) => <ContactForm profile={profile} {...form} />}
      >
        {contactEmail ? (
          <p className="wrap-anywhere">{contactEmail}</p>
        ) : (
          <p className="text-soft">{m.profile_contact_empty()}</p>
        )}
        {contactEmailToConfirm && <ToConfirm email={contactEmailToConfirm} onDiscarded={focusAfterRemoval} />}
      </EditableSection>
    </div>
  );
}

/** Only the link is sent to the address until its owner opens it. */
function ToConfirm({ email, onDiscarded }: { email: string; onDiscarded: () => void }) {
  const reload = useReloadProfile();
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<string>();
  const act = async (change: () => Promise<unknown>, done: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      await change();
      showToast({ title: done });
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    isBusy.current = false;
  };
  const sendLink = () => act(() => api.contactAddress.sendLink({}), m.profile_contact_sent({ email }));
  const discard = () =>
    act(async () => {
      await api.contactAddress.cancel({});
      await reload();
      onDiscarded();
    }, m.profile_contact_discarded());
  return (
    <Alert
      className="mt-4 max-w-[40rem] wrap-anywhere"
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => void sendLink()}>
            {m.auth_settings_email_submit()}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void discard()}>
            {m.profile_contact_discard()}
          </Button>
        </div>
      }
    >
      {m.profile_contact_waiting({ email })}
      {problem && (
        <p role="alert" className="mt-2 text-coral">
          {problem}
        </p>
      )}
    </Alert>
  );
}

/** The new address must be confirmed; the dialog first asks for a recent proof of identity. */
function ContactForm({ profile, onSaved, onCancel }: InPlace & { profile: Profile }) {
  const reload = useReloadProfile();
  const { form, problem, submit } = useSectionForm({
    loadSchema,
    defaultValues: { email: profile.contactEmailToConfirm ?? profile.contactEmail },
    save: async (change) => {
      await api.contactAddress.change(change);
      await reload();
    },
    onSaved,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <SectionForm onSubmit={submit} onCancel={onCancel} isPending={isSubmitting} problem={problem}>
      <TextField
        label={m.profile_contact()}
        type="email"
        autoComplete="email"
        errorMessage={errors.email?.message}
        {...form.register('email', nullable)}
      />
    </SectionForm>
  );
}
