import type { Job } from '#contract/job-views.ts';
import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { languageName } from '#web/ui/language-level.ts';

import { type LanguageGap, languageGaps } from './language-gaps.ts';

/** Says kindly which of the languages that a job requires the profile does not reach. */
export function GapsNote({ job, profile }: { job: Job; profile: Profile }) {
  const gaps = languageGaps(job.languages, profile.languages);
  if (gaps.length === 0) return null;
  return (
    <Alert isStatic>
      {gaps.map((gap) => (
        <p key={gap.language}>{gapText(gap)}</p>
      ))}
      <p className="mt-1 font-semibold">{m.applications_gap_still()}</p>
    </Alert>
  );
}

function gapText({ language: code, level: asked, stated }: LanguageGap): string {
  const language = languageName(code);
  return stated
    ? m.applications_gap_level({ language, asked, level: stated })
    : m.applications_gap_unstated({ language, asked });
}
