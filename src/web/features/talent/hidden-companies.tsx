import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';

import type { BeingFound } from '#contract/talent/being-found.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Milliseconds. */
const PAUSE = 250;

interface HiddenCompaniesProps {
  hidden: BeingFound['hidden'];
  onChanged: (found: BeingFound) => void;
}

export function HiddenCompanies({ hidden, onChanged }: HiddenCompaniesProps) {
  const list = useRef<HTMLElement>(null);
  const { problem, send } = useSend();
  const show = (id: string) =>
    send(async () => {
      onChanged(await api.talent.show({ id }));
      focusWhenLost(() => list.current?.querySelector<HTMLElement>('ul button, input'));
    });
  return (
    <section ref={list} aria-labelledby="hidden">
      <h2 id="hidden">{m.talent_hidden_title()}</h2>
      <p className="mt-1 max-w-[42rem] text-soft">{m.talent_hidden_about()}</p>
      {problem && <Alert variant="attention">{problem}</Alert>}
      {hidden.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {hidden.map(({ id, company, domain }) => {
            const name = company?.name ?? domain ?? '';
            return (
              <li key={id} className="flex items-center justify-between gap-4 py-1.5">
                <span className="min-w-0 break-words">{name}</span>
                <Button variant="ghost" aria-label={m.talent_show_to({ name })} onClick={() => void show(id)}>
                  <X aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-5 grid gap-6 md:grid-cols-2 md:items-start">
        <HideCompany onChanged={onChanged} />
        <HideDomain onChanged={onChanged} />
      </div>
    </section>
  );
}

/** Matches are rendered as buttons below the field. */
function HideCompany({ onChanged }: Pick<HiddenCompaniesProps, 'onChanged'>) {
  const [text, setText] = useState('');
  const { problem, problems, send } = useSend();
  const q = useSettled(text.trim(), PAUSE);
  const { data: found } = useQuery({
    queryKey: ['talent', 'companies', q],
    queryFn: () => api.talent.companies({ q }),
    enabled: q.length > 1,
  });
  const hide = ({ id: companyId, name }: { id: string; name: string }) =>
    send(async () => {
      onChanged(await api.talent.hide({ companyId }));
      showToast({ title: m.talent_hidden_done({ name }) });
      setText('');
    });
  const shown = text.trim().length > 1 ? found : undefined;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={m.talent_hide_company()}
        hint={m.talent_hide_company_hint()}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        errorMessage={problems.get('companyId')}
      />
      <div role="status">
        {shown?.length === 0 && <p className="text-sm text-soft">{m.talent_hide_none()}</p>}
        {shown && shown.length > 0 && (
          <ul aria-label={m.talent_hide_found()} className="flex flex-col items-start gap-2">
            {shown.map((company) => (
              <li key={company.id}>
                <Button variant="outline" onClick={() => void hide(company)}>
                  {m.talent_hide_from({ name: company.name })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </div>
  );
}

function HideDomain({ onChanged }: Pick<HiddenCompaniesProps, 'onChanged'>) {
  const [domain, setDomain] = useState('');
  const { problem, problems, isSending, refuse, send } = useSend();
  const hide = () => {
    if (!domain.trim()) return refuse('domain', m.talent_domain_needed());
    return send(
      async () => {
        onChanged(await api.talent.hide({ domain }));
        showToast({ title: m.talent_hidden_done({ name: domain.trim() }) });
        setDomain('');
      },
      { isKept: true },
    );
  };
  return (
    <form
      noValidate
      method="dialog"
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void hide();
      }}
    >
      <TextField
        className="w-full"
        label={m.talent_hide_domain()}
        hint={m.talent_hide_domain_hint()}
        value={domain}
        onChange={({ target }) => setDomain(target.value)}
        errorMessage={problems.get('domain')}
      />
      {problem && !problems.has('domain') && <Alert variant="attention">{problem}</Alert>}
      <Button variant="outline" type="submit" isPending={isSending}>
        {m.talent_hide()}
      </Button>
    </form>
  );
}
