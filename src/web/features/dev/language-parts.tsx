import { useState } from 'react';
import { cefrLevels } from '#contract/languages.ts';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { type LanguageRow, LanguageLevelField } from '#web/ui/language-level-field.tsx';
import { PartSection } from './part-section.tsx';

const spoken = ['de', 'fr', 'es', 'it', 'pt', 'en'];
const offered = [...spoken, 'nl', 'pl', 'cs', 'sv', 'el', 'tr', 'ar', 'ja', 'uk'];

export function LanguageParts({ scheme }: { scheme: string }) {
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
