import { useState } from 'react';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Link } from '#web/ui/link.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TagField } from '#web/ui/tag-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PartSection } from './part-section.tsx';

const periods = [
  { value: 'hour', label: 'an hour' },
  { value: 'month', label: 'a month', description: 'Twelve payments unless said otherwise' },
  { value: 'year', label: 'a year' },
];
const countries = ['Deutschland', 'España', 'France', 'Italia', 'Portugal', 'Österreich', 'Schweiz', 'Belgique', 'Luxembourg', 'Nederland'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const megabyte = 1024 ** 2;

export function FieldParts({ scheme }: { scheme: string }) {
  const [period, setPeriod] = useState('');
  const [country, setCountry] = useState('');
  const [skills, setSkills] = useState(['Salesforce', 'Cold calling']);
  const [cover, setCover] = useState('Sehr geehrte Damen und Herren, ');
  return (
    <PartSection title="Fields">
      <form className="grid gap-5 md:grid-cols-2" noValidate>
        <TextField label="First name" isRequired autoComplete="given-name" placeholder="Ana" />
        <TextField label="E-Mail-Adresse für Bewerbungen" hint="Only seen by employers that you write to." type="email" />
        <TextField label="Username" defaultValue="ana silva" errorMessage="A username has no spaces." />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PasswordField label="Password" aside={<Link to="/forgot">Forgotten?</Link>} autoComplete="current-password" defaultValue="secret" />
        <NativeSelect label="Country (native)" options={countries} emptyLabel="Any country" name={`country-${scheme}`} />
        <Select label="Pay period" options={periods} value={period} onChange={setPeriod} placeholder="Choose a period" isRequired />
        <Select label="With an error" options={periods} value="" errorMessage="Choose how the pay is counted." />
        <ComboBox label="Country" options={countries} value={country} onChange={setCountry} hint="Type a part of its name." />
        <ComboBox label="With an error" options={countries} errorMessage="Choose a country." />
        <TextArea
          label="Cover letter"
          value={cover}
          onChange={(event) => setCover(event.target.value)}
          maxLength={5000}
          hint="Why this job, why you."
        />
        <TextArea label="Too long" defaultValue="This is longer than it may be." maxLength={20} errorMessage="Shorten this to 20 characters." />
        <TagField
          label="Skills"
          value={skills}
          onChange={setSkills}
          suggestions={['Account planning', 'Cold calling', 'HubSpot', 'Negotiation', 'Salesforce']}
          maxTags={50}
          maxLength={60}
        />
        <TagField label="Skills, full" value={['One', 'Two']} onChange={() => {}} maxTags={2} maxLength={60} errorMessage="Two at the most." />
        <FileDrop label="CV" hint="PDF, DOC or DOCX, up to 10 MB." accept={['application/pdf', '.pdf']} maxBytes={10 * megabyte} onSelect={() => {}} />
        <FileDrop
          label="CV on its way"
          accept={['.pdf']}
          maxBytes={10 * megabyte}
          onSelect={() => {}}
          upload={{ name: 'lebenslauf-ana-silva-2026.pdf', sent: 1.4 * megabyte, total: 3.2 * megabyte }}
          onCancel={() => {}}
        />
      </form>
    </PartSection>
  );
}
