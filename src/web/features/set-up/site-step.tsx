import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { LanguagesField } from '#web/app/languages-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { Step, type StepOfSetUp } from './step.tsx';
import { useSent } from './use-sent.ts';

export function SiteStep({ token, setUp }: StepOfSetUp) {
  const { revalidate } = useRevalidator();
  const [site, setSite] = useState({
    name: setUp.name,
    accentColor: setUp.accentColor,
    contactEmail: setUp.contactEmail,
    languages: setUp.languages,
  });
  const { problem, problems, isSending, send } = useSent();
  const put = (change: Partial<typeof site>) => setSite((before) => ({ ...before, ...change }));
  const save = () =>
    send(async () => {
      await api.setUp.saveSite({ token, ...site });
      showToast({ title: m.setup_saved() });
      // The head of the page contains them.
      await revalidate();
    });
  return (
    <Step
      title={m.setup_site()}
      text={m.setup_site_text()}
      action={m.setup_save()}
      problem={problem}
      isPending={isSending}
      onSubmit={() => void save()}
    >
      <TextField
        label={m.setup_name()}
        isRequired
        autoComplete="organization"
        value={site.name}
        onChange={({ target }) => put({ name: target.value })}
        errorMessage={problems.get('name')}
      />
      <ColorFields
        color={site.accentColor}
        before={setUp.accentColor}
        onChange={(accentColor) => put({ accentColor })}
        errorMessage={problems.get('accentColor')}
      />
      <TextField
        label={m.setup_contact()}
        hint={m.setup_contact_hint()}
        type="email"
        autoComplete="email"
        value={site.contactEmail}
        onChange={({ target }) => put({ contactEmail: target.value })}
        errorMessage={problems.get('contactEmail')}
      />
      <LanguagesField
        label={m.settings_site_languages()}
        value={site.languages}
        onChange={(languages) => put({ languages })}
        errorMessage={site.languages.length === 0 ? m.languages_none() : problems.get('languages')}
      />
    </Step>
  );
}

interface ColorFieldsProps {
  color: string;
  /** The picker's value while the typed text is not a colour. */
  before: string;
  onChange: (color: string) => void;
  errorMessage: string | undefined;
}

const ColorFields = ({ color, before, onChange, errorMessage }: ColorFieldsProps) => (
  <div className="grid items-start gap-4 md:items-end md:grid-cols-[minmax(0,1fr)_8rem]">
    <TextField
      label={m.setup_color()}
      hint={m.admin_setting_color_hint()}
      isRequired
      autoComplete="off"
      spellCheck={false}
      value={color}
      onChange={({ target }) => onChange(target.value)}
      errorMessage={errorMessage}
    />
    <TextField
      label={m.admin_setting_color_choose()}
      type="color"
      value={/^#[0-9a-f]{6}$/i.test(color) ? color : before}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
