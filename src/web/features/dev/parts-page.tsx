import { ArrowRight, Bell, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { cefrLevels } from '#contract/languages.ts';
import type { ButtonVariant } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { LanguageLevelField, type LanguageRow } from '#web/ui/language-level-field.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { DataParts } from './data-parts.tsx';
import { MessageParts } from './message-parts.tsx';
import { OverlayParts } from './overlay-parts.tsx';
import { PartSection } from './part-section.tsx';
import { PickerParts } from './picker-parts.tsx';
import { SurfaceParts } from './surface-parts.tsx';
import { TypeParts } from './type-parts.tsx';

const schemes = ['light', 'dark'] as const;

/** For developers: not translated. */
export function PartsPage() {
  return (
    <div>
      {schemes.map((scheme) => (
        <div key={scheme} data-theme={scheme} className="px-4 py-10 md:px-10 md:py-16">
          <div className="mx-auto flex max-w-5xl flex-col gap-12">
            {scheme === 'light' ? <h1>Parts</h1> : <p className="font-serif text-3xl">The same in the dark</p>}
            <TypeParts />
            <ButtonParts />
            <LanguageParts scheme={scheme} />
            <FieldParts />
            <PickerParts />
            <ChoiceParts scheme={scheme} />
            <SurfaceParts />
            <MessageParts />
            <DataParts scheme={scheme} />
            <OverlayParts />
          </div>
        </div>
      ))}
    </div>
  );
}

const variants: ButtonVariant[] = ['default', 'secondary', 'outline', 'destructive', 'ghost'];

function ButtonParts() {
  const [isPending, setPending] = useState(false);
  return (
    <PartSection title="Buttons and links">
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}, disabled
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Small</Button>
        <Button size="lg">
          Large <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="outline" size="icon" aria-label="Notifications">
          <Bell aria-hidden="true" />
        </Button>
        <Button variant="destructive">
          <Trash2 aria-hidden="true" /> Bewerbung unwiderruflich zurückziehen
        </Button>
        <Button isPending={isPending} onClick={() => setPending(true)}>
          {isPending ? 'Sending' : 'Press to wait'}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Link to="/jobs">A link in text</Link>
        <Link to="/jobs" look="quiet">
          A quiet link
        </Link>
        <ButtonLink to="/jobs" variant="outline">
          A link as a button
        </ButtonLink>
      </div>
    </PartSection>
  );
}

const roles = [
  { value: 'seeker', label: 'I look for a job', description: 'Find work in the languages that you speak.' },
  { value: 'employer', label: 'I look for people', description: 'Post one job in six languages.' },
];
const places = [
  { value: 'onsite', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote', isDisabled: true },
];

function ChoiceParts({ scheme }: { scheme: string }) {
  return (
    <PartSection title="Choices">
      <RadioGroup
        label="You are here because"
        name={`role-${scheme}`}
        options={roles}
        defaultValue="seeker"
        look="cards"
      />
      <div className="grid gap-6 md:grid-cols-2">
        <RadioGroup
          label="Workplace"
          name={`place-${scheme}`}
          options={places}
          isRequired
          errorMessage="Choose a workplace."
        />
        <div className="flex flex-col gap-4">
          <Checkbox label="I accept the terms" />
          <Checkbox label="Keep me signed in" hint="Not on a computer that others use." defaultChecked />
          <Checkbox label="Disabled" disabled defaultChecked />
          <Checkbox label="I accept the terms" errorMessage="Accept the terms to go on." />
          <Switch label="Benachrichtigungen per E-Mail" hint="At most one a day." defaultChecked />
          <Switch label="Off" />
        </div>
      </div>
    </PartSection>
  );
}

function FieldParts() {
  const [cover, setCover] = useState('Sehr geehrte Damen und Herren, ');
  return (
    <PartSection title="Text fields">
      <RequiredNote />
      <form className="grid gap-5 md:grid-cols-2" noValidate>
        <TextField label="First name" isRequired autoComplete="given-name" placeholder="Ana" />
        <TextField
          label="E-Mail-Adresse für Bewerbungen"
          hint="Only employers that you write to see it."
          type="email"
        />
        <TextField label="Username" defaultValue="ana silva" errorMessage="A username has no spaces." />
        <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        <PasswordField
          label="Password"
          aside={<Link to="/forgot">Forgotten?</Link>}
          autoComplete="current-password"
          defaultValue="secret"
        />
        <TextField label="Search" isLabelHidden type="search" placeholder="A field without a visible label" />
        <TextArea
          label="Cover letter"
          value={cover}
          onChange={(event) => setCover(event.target.value)}
          maxLength={5000}
          hint="Why this job, why you."
        />
        <TextArea
          label="Too long"
          defaultValue="This is longer than it may be."
          maxLength={20}
          errorMessage="Shorten this to 20 characters."
        />
      </form>
    </PartSection>
  );
}

const spoken = ['de', 'fr', 'es', 'it', 'pt', 'en'];
const offered = [...spoken, 'nl', 'pl', 'cs', 'sv', 'el', 'tr', 'ar', 'ja', 'uk'];

function LanguageParts({ scheme }: { scheme: string }) {
  const [rows, setRows] = useState<LanguageRow[]>([
    { language: 'de', level: 'native' },
    { language: 'fr', level: 'B2' },
    { language: '', level: '' },
  ]);
  return (
    <PartSection title="Languages">
      <div className="flex flex-wrap gap-2">
        {cefrLevels.map((level, index) => (
          <LanguageChip key={level} language={spoken[index] ?? 'en'} level={level} />
        ))}
        <LanguageChip language="el" level="native" />
      </div>
      <div className="flex flex-wrap gap-2">
        <LanguageChip language="de" level="B2" state="met" />
        <LanguageChip language="fr" level="C1" state="not_met" />
        <LanguageChip language="it" level="B1" state="not_stated" />
        <LanguageChip language="nl" level="A2" isPlus state="met" />
        <LanguageChip language="pt" level="B1" isPlus />
      </div>
      <LanguageLevelField
        key={scheme}
        label="Languages that you speak"
        hint="Employers see these on your applications."
        isRequired
        value={rows}
        onChange={setRows}
        emptyRow={{ language: '', level: '' }}
        languages={offered}
        allowsMotherTongue
        rowErrors={[undefined, undefined, 'Choose a language and a level.']}
        className="max-w-xl"
      />
    </PartSection>
  );
}
