import type { Profile } from '#contract/profiles.ts';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function LanguageChips({ languages }: Pick<Profile, 'languages'>) {
  return (
    <ul className="flex flex-wrap gap-2">
      {languages.map(({ language, level }) => (
        <li key={language} className="max-w-full">
          <LanguageChip language={language} level={level} />
        </li>
      ))}
    </ul>
  );
}
