import type { Profile } from '#contract/profiles/profiles.ts';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function LanguageChips({ languages }: Pick<Profile, 'languages'>) {
  return (
    <ul className="language-chips">
      {languages.map(({ language, level }) => (
        <li key={language}>
          <LanguageChip language={language} level={level} />
        </li>
      ))}
    </ul>
  );
}
