import { stageStatuses, type StageStatus } from '#contract/applications/application-status.ts';
import { STAGE_NAME_MAX } from '#contract/limits.ts';
import { type LocalizedWords, wordsFor } from '#contract/localized-words.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { useOtherLanguages, OtherLanguages, WordsField } from '#web/app/words-field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowButtons } from '#web/ui/row-buttons.tsx';

import { statusName } from '../status-words.ts';
import type { StageDraft } from './pipeline-draft.ts';

interface StageFieldsProps extends RowProps {
  stage: StageDraft;
  canRemove: boolean;
  onChange: (changed: Partial<StageDraft>) => void;
}

/** Names in the reader's language first; members with another language see theirs, or this one if it is missing. */
export function StageFields({ stage, number, problems, onChange, ...row }: StageFieldsProps) {
  const own = getLocale();
  const others = useOtherLanguages(own, stage.names);
  const field = {
    words: stage.names,
    path: 'names',
    max: STAGE_NAME_MAX,
    placeholder: wordsFor(stage.names),
    problems,
    onChange: (names: LocalizedWords) => onChange({ names }),
  };
  return (
    <li className="flex flex-col gap-3 border-s-2 border-line ps-3">
      <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <WordsField {...field} locale={own} label={m.stages_stage_number({ number })} isRequired />
        <NativeSelect
          label={m.stages_status()}
          options={stageStatuses.map((status) => ({ value: status, label: statusName(status) }))}
          value={stage.status}
          errorMessage={problems.get('status')}
          onChange={(event) => onChange({ status: event.currentTarget.value as StageStatus })}
        />
        <div className="md:pt-7">
          <RowButtons
            labels={{
              up: m.stages_stage_up({ number }),
              down: m.stages_stage_down({ number }),
              remove: m.stages_stage_remove({ number }),
            }}
            {...row}
          />
        </div>
      </div>
      <OtherLanguages title={m.stages_translations()} languages={others}>
        {(locale) => (
          <WordsField
            key={locale}
            {...field}
            locale={locale}
            label={m.stages_stage_in({ number, language: languageName(locale) })}
          />
        )}
      </OtherLanguages>
    </li>
  );
}
