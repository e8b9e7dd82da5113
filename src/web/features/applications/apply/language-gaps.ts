import type { Job } from '#contract/jobs/job-views.ts';
import { type LanguageLevel, meetsLevel } from '#contract/languages.ts';
import type { Profile } from '#contract/profiles/profiles.ts';

/** A required language whose level the profile does not reach; null if it lacks the language. */
export type LanguageGap = Pick<Job['languages'][number], 'language' | 'level'> & { stated: LanguageLevel | null };

/** Ignores optional languages. */
export function languageGaps(asked: Job['languages'], spoken: Profile['languages']): LanguageGap[] {
  return asked.flatMap(({ language, level, required }) => {
    const stated = spoken.find((own) => own.language === language)?.level ?? null;
    return required && !(stated && meetsLevel(stated, level)) ? [{ language, level, stated }] : [];
  });
}
