import { Plus } from 'lucide-react';
import { useState } from 'react';

import { CLIENT_CONTACTS_MAX } from '#contract/clients/client-choices.ts';
import type { ContactsInput } from '#contract/clients/client-input.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { newRandomId } from '#web/app/random-id.ts';
import { RowCard } from '#web/app/row-card.tsx';
import { moved, problemsWithin } from '#web/app/row-list.ts';
import { FormDialog } from '#web/features/agency/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { ClientDialogProps } from './client-dialog.tsx';
import { LocaleSelect } from './locale-select.tsx';

type Contact = ContactsInput['contacts'][number];
type Draft = Contact & { key: string };

/** The people to whom the agency talks, the first one first. */
export default function ContactsDialog({ client, onChanged, onClose }: ClientDialogProps) {
  const [drafts, setDrafts] = useState<Draft[]>(client.contacts.map((contact) => ({ ...contact, key: contact.id })));
  const save = async () => {
    await api.clients.saveContacts({ id: client.id, contacts: drafts.map(({ key: _key, ...contact }) => contact) });
    await onChanged();
  };
  const add = () => {
    const empty = { name: '', jobTitle: '', email: '', phone: '', locale: client.locale };
    setDrafts([...drafts, { ...empty, key: newRandomId() }]);
  };
  return (
    <FormDialog size="md" title={m.client_contacts()} action={m.client_save()} onClose={onClose} send={save}>
      {(problems) => (
        <>
          {drafts.map((draft, at) => (
            <RowCard
              key={draft.key}
              title={m.client_contact_number({ number: at + 1 })}
              labels={{
                up: m.client_contact_up({ number: at + 1 }),
                down: m.client_contact_down({ number: at + 1 }),
                remove: m.client_contact_remove({ number: at + 1 }),
              }}
              isFirst={at === 0}
              isLast={at === drafts.length - 1}
              onMove={(by) => setDrafts(moved(drafts, at, at + by))}
              onRemove={() => setDrafts(drafts.toSpliced(at, 1))}
            >
              <ContactFields
                contact={draft}
                problems={problemsWithin(problems, `contacts.${at}.`)}
                onChange={(change) => setDrafts(drafts.with(at, { ...draft, ...change }))}
              />
            </RowCard>
          ))}
          {drafts.length < CLIENT_CONTACTS_MAX && (
            <Button variant="outline" className="self-start" onClick={add}>
              <Plus aria-hidden="true" />
              {m.client_contact_add()}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface ContactFieldsProps {
  contact: Contact;
  problems: ReadonlyMap<string, string>;
  onChange: (change: Partial<Contact>) => void;
}

const fields = [
  { name: 'name', label: m.client_contact_name, type: 'text', length: 160 },
  { name: 'jobTitle', label: m.client_contact_job, type: 'text', length: 160 },
  { name: 'email', label: m.client_contact_email, type: 'email', length: 254 },
  { name: 'phone', label: m.client_contact_phone, type: 'tel', length: 40 },
] as const;

const ContactFields = ({ contact, problems, onChange }: ContactFieldsProps) => (
  <div className="grid gap-5 md:grid-cols-2">
    {fields.map(({ name, label, type, length }) => (
      <TextField
        key={name}
        label={label()}
        type={type}
        isRequired={name === 'name'}
        maxLength={length}
        autoComplete="off"
        value={contact[name]}
        errorMessage={problems.get(name)}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    ))}
    <LocaleSelect label={m.client_locale()} value={contact.locale} onChange={(locale) => onChange({ locale })} />
  </div>
);
