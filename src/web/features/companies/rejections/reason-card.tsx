import type { RejectionReasonInput } from '#contract/applications/rejections.ts';
import { REJECTION_NAME_MAX, REJECTION_TEXT_MAX } from '#contract/limits.ts';
import { type LocalizedWords, wordsFor } from '#contract/localized-words.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { useOtherLanguages, OtherLanguages, WordsField } from '#web/app/words-field.tsx';
import { languageName } from '#web/ui/language-level.ts';

export interface ReasonDraft extends RejectionReasonInput {
  key: string;
}

interface ReasonCardProps extends RowProps {
  reason: ReasonDraft;
  onChange: (change: Partial<ReasonDraft>) => void;
}

export function ReasonCard({ reason: { names, texts }, number, problems, onChange, ...row }: ReasonCardProps) {
  const own = getLocale();
  const others = useOtherLanguages(own, { ...names, ...texts });
  const name = {
    words: names,
    path: 'names',
    max: REJECTION_NAME_MAX,
    placeholder: wordsFor(names),
    problems,
    onChange: (changed: LocalizedWords) => onChange({ names: changed }),
  };
  const text = {
    words: texts,
    path: 'texts',
    max: REJECTION_TEXT_MAX,
    isLong: true,
    problems,
    onChange: (changed: LocalizedWords) => onChange({ texts: changed }),
  };
  return (
    <RowCard
      title={m.rejections_number({ number })}
      labels={{
        up: m.rejections_up({ number }),
        down: m.rejections_down({ number }),
        remove: m.rejections_remove({ number }),
      }}
      {...row}
    >
      <WordsField {...name} locale={own} label={m.rejections_name()} isRequired />
      <WordsField {...text} locale={own} label={m.rejections_text()} />
      <OtherLanguages title={m.stages_translations()} languages={others}>
        {(locale) => (
          <div key={locale} className="flex flex-col gap-3">
            <WordsField {...name} locale={locale} label={m.rejections_name_in({ language: languageName(locale) })} />
            <WordsField {...text} locale={locale} label={m.rejections_text_in({ language: languageName(locale) })} />
          </div>
        )}
      </OtherLanguages>
    </RowCard>
  );
}
