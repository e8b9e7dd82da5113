import type { JobCard } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function JobLanguageChips({ languages }: Pick<JobCard, 'languages'>) {
  if (languages.length === 0) return null;
  return (
    <ul aria-label={m.jobs_languages()} className="flex flex-wrap gap-2">
      {languages.map(({ language, level, required, fit }) => (
        <li key={language} className="max-w-full">
          <LanguageChip language={language} level={level} isPlus={!required} state={fit ?? undefined} />
        </li>
      ))}
    </ul>
  );
}
