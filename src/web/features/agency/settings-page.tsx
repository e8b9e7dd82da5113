import { useState } from 'react';

import { AGENCY_TERMS_MAX, INVOICE_PREFIX_MAX } from '#contract/agency/agency-limits.ts';
import type { AgencySettings } from '#contract/agency/agency.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { requireConsultant } from '#web/app/guards.ts';
import { useLanguages, writtenIn } from '#web/app/languages.ts';
import { pageMeta } from '#web/app/page-meta.ts';
import { requestOf } from '#web/app/request-context.ts';
import { problemsWithin } from '#web/app/row-list.ts';
import { useSend } from '#web/app/use-send.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { Route } from './+types/settings-page';
import { PartyFields } from './party-fields.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.agency_settings() });

export async function loader(args: Route.LoaderArgs) {
  const { companyRole } = requireConsultant(args);
  return { isOwner: companyRole === 'owner', first: await requestOf(args.context).api.agency.settings() };
}

/** What the house agency's invoices state, and its terms for employers on the site. */
export default function AgencySettingsPage({ loaderData: { isOwner, first } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="hyphens-auto">{m.agency_settings()}</h1>
      <p className="mt-4 mb-8 max-w-[42rem] text-soft">
        {isOwner ? m.agency_settings_about() : m.agency_settings_of_owners()}
      </p>
      <SettingsForm first={first} isOwner={isOwner} />
    </>
  );
}

function SettingsForm({ first, isOwner }: { first: AgencySettings; isOwner: boolean }) {
  const [settings, setSettings] = useState(first);
  const [saved, setSaved] = useState(first);
  useUnsavedGuard(settings !== saved, m.ui_unsaved);
  const { problem, problems, isSending, send } = useSend();
  const save = async () => {
    await api.agency.saveSettings(settings);
    setSaved(settings);
    showToast({ title: m.agency_settings_saved() });
  };
  return (
    <form
      method="dialog"
      noValidate
      className="max-w-[42rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void send(save, { isKept: true });
      }}
    >
      <fieldset disabled={!isOwner} className="flex min-w-0 flex-col gap-10">
        <section className="flex flex-col gap-5">
          <h2>{m.agency_seller()}</h2>
          <PartyFields
            isSeller
            value={settings.seller}
            problems={problemsWithin(problems, 'seller.')}
            onChange={(seller) => setSettings({ ...settings, seller })}
          />
          <TextField
            label={m.agency_invoice_prefix()}
            hint={m.agency_invoice_prefix_hint()}
            className="max-w-60"
            maxLength={INVOICE_PREFIX_MAX}
            value={settings.invoicePrefix}
            errorMessage={problems.get('invoicePrefix')}
            onChange={({ currentTarget }) => setSettings({ ...settings, invoicePrefix: currentTarget.value })}
          />
        </section>
        <TermsFields {...{ settings, problems }} onChange={setSettings} />
        <div className="flex flex-col gap-4">
          {problem && <Alert variant="attention">{problem}</Alert>}
          {isOwner && (
            <Button type="submit" className="self-start" isPending={isSending}>
              {m.client_save()}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}

interface TermsFieldsProps {
  settings: AgencySettings;
  problems: ReadonlyMap<string, string>;
  onChange: (settings: AgencySettings) => void;
}

function TermsFields({ settings, problems, onChange }: TermsFieldsProps) {
  const languages = useLanguages(writtenIn(settings.terms));
  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2>{m.agency_terms()}</h2>
        <p className="mt-2 text-soft">{m.agency_terms_about()}</p>
      </div>
      {languages.map((locale) => (
        <TextArea
          key={locale}
          label={listedLanguageName(locale)}
          rows={4}
          maxLength={AGENCY_TERMS_MAX}
          value={settings.terms[locale] ?? ''}
          errorMessage={problems.get(`terms.${locale}`)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...settings, terms: { ...settings.terms, [locale]: value } })
          }
        />
      ))}
    </section>
  );
}
