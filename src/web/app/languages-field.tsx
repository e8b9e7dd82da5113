import { type Locale, locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

interface LanguagesFieldProps {
  label: string;
  /** The default first. */
  value: readonly Locale[];
  onChange: (value: Locale[]) => void;
  errorMessage: string | undefined;
}

/** Which languages the site offers, and which of them is the default. */
export function LanguagesField({ label, value, onChange, errorMessage }: LanguagesFieldProps) {
  const [first] = value;
  const toggle = (locale: Locale, isOffered: boolean) =>
    onChange(isOffered ? [...value, locale] : value.filter((other) => other !== locale));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <p className="text-sm text-soft">{m.languages_hint()}</p>
      <div className="grid gap-2 md:grid-cols-2">
        {locales.map((locale) => (
          <Checkbox
            key={locale}
            label={listedLanguageName(locale)}
            checked={value.includes(locale)}
            onChange={({ target }) => toggle(locale, target.checked)}
          />
        ))}
      </div>
      {value.length > 1 && (
        <NativeSelect
          label={m.languages_default()}
          options={value.map((locale) => ({ value: locale, label: listedLanguageName(locale) }))}
          value={first ?? ''}
          onChange={({ target }) => {
            const chosen = value.find((locale) => locale === target.value);
            if (chosen) onChange([chosen, ...value.filter((other) => other !== chosen)]);
          }}
          className="max-w-60"
        />
      )}
      {errorMessage && <FieldProblem>{errorMessage}</FieldProblem>}
    </fieldset>
  );
}
