import type { ApplicantSnapshot, Application } from '#contract/application-views.ts';
import type { LanguageFit } from '#contract/job-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { LanguageChips } from '#web/features/profiles/language-chips.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';

interface LanguageMatchProps {
  spoken: ApplicantSnapshot['languages'];
  asked: Application['job']['languages'];
}

/** What the job asks for, each with what the candidate says of it; then what else they speak. */
export function LanguageMatch({ spoken, asked }: LanguageMatchProps) {
  const others = spoken.filter(({ language }) => asked.every((one) => one.language !== language));
  return (
    <div className="flex flex-col gap-6">
      {asked.length > 0 && (
        <div>
          <h3 className="mb-2.5 text-sm">{m.applications_review_languages_asked()}</h3>
          <ul className="flex flex-col gap-2.5">
            {asked.map(({ language, level, required, fit }) => (
              <li key={language} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <LanguageChip {...{ language, level }} isPlus={!required} state={fit} stateLabel={fitText(fit)} />
                <span className="text-sm text-soft">
                  {statedText(spoken.find((own) => own.language === language)?.level)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div>
          {asked.length > 0 && <h3 className="mb-2.5 text-sm">{m.applications_review_languages_others()}</h3>}
          <LanguageChips languages={others} />
        </div>
      )}
    </div>
  );
}

function fitText(fit: LanguageFit): string {
  const texts: Record<LanguageFit, string> = {
    met: m.applications_review_met(),
    not_met: m.applications_review_not_met(),
    not_stated: m.applications_review_not_stated(),
  };
  return texts[fit];
}

function statedText(level: ApplicantSnapshot['languages'][number]['level'] | undefined): string {
  if (!level) return m.applications_review_level_none();
  return level === 'native' ? m.applications_review_level_native() : m.applications_review_level({ level });
}
