import { useState } from 'react';
import { RequiredNote } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PartSection } from './part-section.tsx';

export function FieldParts() {
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
