import type { Party } from '#contract/agency/party.ts';
import { m } from '#generated/paraglide/messages.js';
import { countryOptions } from '#web/features/companies/country-names.ts';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface PartyFieldsProps {
  value: Partial<Party>;
  /** By field. */
  problems: ReadonlyMap<string, string>;
  /** Also the account and the registration, which only sellers state. */
  isSeller?: boolean;
  onChange: (value: Partial<Party>) => void;
}

const texts = {
  name: m.agency_party_name,
  street: m.agency_party_street,
  postcode: m.agency_party_postcode,
  city: m.agency_party_city,
  vatId: m.agency_party_vat_id,
  registration: m.agency_party_registration,
  email: m.agency_party_email,
  iban: m.agency_party_iban,
};

/** Who issues or receives an invoice. */
export function PartyFields({ value, problems, isSeller = false, onChange }: PartyFieldsProps) {
  const field = (name: keyof typeof texts, length: number, className?: string) => (
    <TextField
      label={texts[name]()}
      value={value[name] ?? ''}
      maxLength={length}
      autoComplete="off"
      errorMessage={problems.get(name)}
      className={className}
      onChange={({ currentTarget }) => onChange(withField(value, name, currentTarget.value))}
    />
  );
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {field('name', 160, 'md:col-span-2')}
      {field('street', 160, 'md:col-span-2')}
      {field('postcode', 20)}
      {field('city', 80)}
      <ComboBox
        label={m.jobs_edit_country()}
        options={countryOptions()}
        value={value.country ?? ''}
        errorMessage={problems.get('country')}
        onChange={(country) => onChange(withField(value, 'country', country))}
      />
      {field('vatId', 20)}
      {field('email', 254)}
      {isSeller && field('registration', 60)}
      {isSeller && field('iban', 34)}
    </div>
  );
}

/** What is empty is not stated. */
function withField(value: Partial<Party>, name: keyof Party, text: string): Partial<Party> {
  const { [name]: _before, ...others } = value;
  return text === '' ? others : { ...others, [name]: text };
}
