import type { Job } from '#contract/job-views.ts';
import { type LanguageLevel, meetsLevel } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles.ts';

/** A language that a job requires at a level that a profile does not say; null where it does not say the language at all. */
export type LanguageGap = Pick<Job['languages'][number], 'language' | 'level'> & { stated: LanguageLevel | null };

/** What a profile's languages lack of those that a job requires. What is only a plus is no gap. */
export function languageGaps(asked: Job['languages'], spoken: Profile['languages']): LanguageGap[] {
  return asked.flatMap(({ language, level, required }) => {
    const stated = spoken.find((own) => own.language === language)?.level ?? null;
    return required && !(stated && meetsLevel(stated, level)) ? [{ language, level, stated }] : [];
  });
}
