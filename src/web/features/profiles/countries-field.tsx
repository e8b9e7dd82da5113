import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { countryName, countryOptions } from '#web/features/companies/country-names.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboBox } from '#web/ui/combo-box.tsx';
import { TagList } from '#web/ui/tag-list.tsx';

import { FREE_MOVEMENT } from './work-area.ts';

interface CountriesFieldProps {
  label: string;
  /** ISO 3166-1, alpha-2. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  errorMessage?: string;
}

/** Single countries, or the whole area of free movement at once. */
export function CountriesField({ label, value, onChange, errorMessage }: CountriesFieldProps) {
  const [chosen, setChosen] = useState('');
  const add = (code: string) => {
    if (!code) return;
    onChange([...value, code]);
    setChosen(code);
    // The field keeps the chosen name until it is reset for the next country.
    requestAnimationFrame(() => setChosen(''));
  };
  const hasArea = FREE_MOVEMENT.every((code) => value.includes(code));
  const shown = hasArea ? value.filter((code) => !FREE_MOVEMENT.includes(code)) : value;
  const tags = new Map<string, readonly string[]>(shown.map((code) => [countryName(code), [code]]));
  if (hasArea) tags.set(m.profile_authorisation_area(), FREE_MOVEMENT);
  return (
    <div className="flex flex-col items-start gap-3">
      <ComboBox
        label={m.profile_authorisation_add()}
        options={countryOptions().map((option) => ({ ...option, isDisabled: value.includes(option.value) }))}
        value={chosen}
        onChange={add}
        errorMessage={errorMessage}
        className="w-full max-w-[24rem]"
      />
      {!hasArea && (
        <Button variant="outline" size="sm" onClick={() => onChange([...new Set([...value, ...FREE_MOVEMENT])])}>
          {m.profile_authorisation_add_area()}
        </Button>
      )}
      <TagList
        label={label}
        tags={[...tags.keys()]}
        onRemove={(tag) => onChange(value.filter((code) => !tags.get(tag)?.includes(code)))}
      />
    </div>
  );
}
