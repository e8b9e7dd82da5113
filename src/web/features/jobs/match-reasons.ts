import type { MatchingJob } from '#contract/jobs/jobs.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { listFormat } from '#web/ui/formats.ts';
import { languageName } from '#web/ui/language-level.ts';

import { numberText } from './job-words.ts';

/** Why a job is suggested to the reader, in sentences. */
export function matchReasons({ job, skills }: MatchingJob): string[] {
  const locale = getLocale();
  const required = job.languages.filter((language) => language.required);
  const languages = required.map(({ language, level }) => `${languageName(language)} ${level}`);
  const reasons = [
    m.jobs_match_languages({ count: languages.length, languages: listFormat(locale, {}).format(languages) }),
  ];
  if (skills.length > 0)
    reasons.push(
      m.jobs_match_skills({ count: skills.length, shown: numberText(skills.length), skills: skills.join(', ') }),
    );
  return reasons;
}
