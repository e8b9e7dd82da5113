import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CLIENT_NAME_MAX } from '#contract/clients/client-choices.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api, queries } from '#web/app/api-client.ts';
import { href } from '#web/app/href.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';

import { LocaleSelect } from './locale-select.tsx';

/** Milliseconds. */
const TYPING_PAUSE = 200;

/** A company on the site, if its name is chosen among the suggestions, else a record of the agency's own. */
export default function AddClientDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [companyId, setCompanyId] = useState<string>();
  const [locale, setLocale] = useState(getLocale);
  const q = useSettled(name.trim(), TYPING_PAUSE);
  const { data } = useQuery(
    queries.clients.companies.queryOptions({ input: { q }, enabled: q !== '' && companyId === undefined }),
  );
  const companies = companyId === undefined && q !== '' ? (data?.companies ?? []) : [];
  const add = async () => {
    const { id } = await api.clients.create({ companyId: companyId ?? null, name, locale });
    await navigate(href(paths.client(id)));
  };
  return (
    <FormDialog title={m.client_add()} action={m.client_add()} onClose={onClose} send={add}>
      {(problems) => (
        <>
          <SuggestField
            label={m.client_name()}
            hint={companyId ? m.client_name_on_site() : m.client_name_hint()}
            isRequired
            autoComplete="off"
            value={name}
            suggestions={companies.map(({ id, name: label }) => ({ value: id, label }))}
            errorMessage={problems.get('name') ?? problems.get('companyId')}
            onChange={(text) => {
              setName(text.slice(0, CLIENT_NAME_MAX));
              setCompanyId(undefined);
            }}
            onChoose={(id) => {
              setName(companies.find((one) => one.id === id)?.name ?? name);
              setCompanyId(id);
            }}
          />
          <LocaleSelect label={m.client_locale()} value={locale} onChange={setLocale} />
        </>
      )}
    </FormDialog>
  );
}
