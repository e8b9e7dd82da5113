import { useState } from 'react';

import { ComboBox } from '#web/ui/combo-box.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { SuggestField } from '#web/ui/suggest-field.tsx';
import { TagField } from '#web/ui/tag-field.tsx';

import { PartSection } from './part-section.tsx';

const periods = [
  { value: 'hour', label: 'an hour' },
  { value: 'month', label: 'a month', description: 'Twelve payments unless said otherwise' },
  { value: 'year', label: 'a year' },
];
const countries = ['Belgique', 'Deutschland', 'España', 'France', 'Italia', 'Nederland', 'Österreich', 'Portugal'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const cities = ['Berlin', 'Bern', 'Bergamo'].map((label) => ({ value: label, label, description: 'A city' }));
const suggestions = ['Account planning', 'Cold calling', 'HubSpot', 'Negotiation', 'Salesforce'];
const megabyte = 1024 ** 2;
const cv = { accept: ['application/pdf', '.pdf'], maxBytes: 10 * megabyte, onSelect: () => {} };
const upload = { name: 'lebenslauf-ana-silva-2026.pdf', sent: 1.4 * megabyte, total: 3.2 * megabyte };

export function PickerParts() {
  const [period, setPeriod] = useState('');
  const [country, setCountry] = useState('');
  const [city, setCity] = useState('');
  const [skills, setSkills] = useState(['Salesforce', 'Cold calling']);
  return (
    <PartSection title="Pickers">
      <form className="grid gap-5 md:grid-cols-2" noValidate>
        <NativeSelect label="Country, native" options={countries} emptyLabel="Any country" />
        <NativeSelect label="With an error" options={countries} emptyLabel="Any country" errorMessage="Choose one." />
        <Select
          label="Pay period"
          options={periods}
          value={period}
          onChange={setPeriod}
          placeholder="Choose a period"
          isRequired
        />
        <Select label="With an error" options={periods} value="" errorMessage="Choose how the pay is counted." />
        <ComboBox
          label="Country"
          options={countries}
          value={country}
          onChange={setCountry}
          hint="Type a part of its name."
        />
        <ComboBox label="With an error" options={countries} errorMessage="Choose a country." />
        <SuggestField label="City" value={city} onChange={setCity} suggestions={cities} onChoose={setCity} />
        <TagField label="Skills" value={skills} onChange={setSkills} {...{ suggestions }} maxTags={50} maxLength={60} />
        <TagField
          label="Skills, full"
          value={['One', 'Two']}
          onChange={() => {}}
          maxTags={2}
          maxLength={60}
          errorMessage="Two at the most."
        />
        <FileDrop label="CV" hint="PDF, up to 10 MB." {...cv} />
        <FileDrop label="CV on its way" {...cv} upload={upload} onCancel={() => {}} />
      </form>
    </PartSection>
  );
}
