import { CRITERION_GUIDE_MAX, CRITERION_NAME_MAX } from '#contract/limits.ts';
import { type LocalizedWords, wordsFor } from '#contract/localized-words.ts';
import { pointChoices } from '#contract/scorecards/score-choices.ts';
import type { CriterionInput } from '#contract/scorecards/scorecards.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { useOtherLanguages, OtherLanguages, WordsField } from '#web/app/words-field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export interface CriterionDraft extends CriterionInput {
  key: string;
}

interface CriterionCardProps extends RowProps {
  criterion: CriterionDraft;
  onChange: (change: Partial<CriterionDraft>) => void;
}

export function CriterionCard({ criterion, number, problems, onChange, ...row }: CriterionCardProps) {
  const { names, guide, points } = criterion;
  const own = getLocale();
  const others = useOtherLanguages(own, names);
  const field = {
    words: names,
    path: 'names',
    max: CRITERION_NAME_MAX,
    placeholder: wordsFor(names),
    problems,
    onChange: (changed: LocalizedWords) => onChange({ names: changed }),
  };
  return (
    <RowCard
      title={m.scorecard_number({ number })}
      labels={{
        up: m.scorecard_up({ number }),
        down: m.scorecard_down({ number }),
        remove: m.scorecard_remove({ number }),
      }}
      {...row}
    >
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_9rem]">
        <WordsField {...field} locale={own} label={m.scorecard_name()} isRequired />
        <NativeSelect
          label={m.scorecard_points()}
          options={pointChoices.map((most) => ({ value: String(most), label: m.scorecard_scale({ points: most }) }))}
          value={String(points)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ points: pointChoices.find((most) => String(most) === value) ?? points })
          }
        />
      </div>
      <TextArea
        label={m.scorecard_guide()}
        rows={2}
        maxLength={CRITERION_GUIDE_MAX}
        value={guide}
        errorMessage={problems.get('guide')}
        onChange={(event) => onChange({ guide: event.currentTarget.value })}
      />
      <OtherLanguages title={m.stages_translations()} languages={others}>
        {(locale) => (
          <WordsField
            key={locale}
            {...field}
            locale={locale}
            label={m.scorecard_name_in({ language: languageName(locale) })}
          />
        )}
      </OtherLanguages>
    </RowCard>
  );
}
