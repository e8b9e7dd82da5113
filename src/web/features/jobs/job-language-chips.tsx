import type { JobCard } from '#contract/jobs/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChip } from '#web/ui/language-chip.tsx';

export function JobLanguageChips({ languages }: Pick<JobCard, 'languages'>) {
  if (languages.length === 0) return null;
  return (
    <ul aria-label={m.jobs_languages()} className="language-chips">
      {languages.map(({ language, level, required, fit }) => (
        <li key={language}>
          <LanguageChip language={language} level={level} isPlus={!required} state={fit ?? undefined} />
        </li>
      ))}
    </ul>
  );
}
