import { useState } from 'react';

import type { Client } from '#contract/clients/client-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { loadLater } from '#web/ui/load-later.tsx';

const ContactsDialog = loadLater(async () => import('./contacts-dialog.tsx'));

interface ContactsProps {
  client: Client;
  onChanged: () => Promise<void>;
}

export function Contacts({ client, onChanged }: ContactsProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-labelledby="contacts" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="contacts" className="text-lg">
          {m.client_contacts()}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
          {m.client_contacts_change()}
        </Button>
      </div>
      {client.contacts.length === 0 && <p className="text-soft">{m.client_contacts_none()}</p>}
      <ul className="flex flex-col gap-4">
        {client.contacts.map(({ id, name, jobTitle, email, phone, locale }) => (
          <li key={id} className="text-sm wrap-anywhere">
            <p className="text-base font-semibold">{name}</p>
            <p className="text-soft">{[jobTitle, listedLanguageName(locale)].filter(Boolean).join(' · ')}</p>
            {email && (
              <p>
                <a href={`mailto:${email}`} className="text-accent underline underline-offset-[0.2em]">
                  {email}
                </a>
              </p>
            )}
            {phone && (
              <p>
                <a
                  href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
                  className="text-accent underline underline-offset-[0.2em]"
                >
                  {phone}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isChanging && <ContactsDialog {...{ client, onChanged }} onClose={() => setChanging(false)} />}
    </section>
  );
}
