import { isLocale, type Locale } from '#contract/locales.ts';
import { useLanguages } from '#web/app/languages.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

interface LocaleSelectProps {
  label: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}

export function LocaleSelect({ label, value, onChange }: LocaleSelectProps) {
  const languages = useLanguages([value]);
  return (
    <NativeSelect
      label={label}
      options={languages.map((one) => ({ value: one, label: listedLanguageName(one) }))}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => isLocale(chosen) && onChange(chosen)}
    />
  );
}
