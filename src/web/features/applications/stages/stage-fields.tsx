import { stageStatuses, type StageStatus } from '#contract/application-status.ts';
import { STAGE_NAME_MAX } from '#contract/limits.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { wordsFor } from '#contract/localized-words.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowButtons } from '#web/ui/row-buttons.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { statusName } from '../status-words.ts';
import type { StageDraft } from './pipeline-draft.ts';

interface StageFieldsProps extends RowProps {
  stage: StageDraft;
  canRemove: boolean;
  onChange: (changed: Partial<StageDraft>) => void;
}

/** The name in the reader's language first; members who read another one get theirs, else this one. */
export function StageFields({ stage, number, problems, onChange, ...row }: StageFieldsProps) {
  const own = getLocale();
  return (
    <li className="flex flex-col gap-3 border-s-2 border-line ps-3">
      <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <NameField
          {...{ stage, problems, onChange }}
          locale={own}
          label={m.stages_stage_number({ number })}
          isRequired
        />
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
      <details>
        <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
          {m.stages_translations()}
        </summary>
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          {locales
            .filter((locale) => locale !== own)
            .map((locale) => (
              <NameField
                key={locale}
                {...{ stage, problems, onChange, locale }}
                label={m.stages_stage_in({ number, language: languageName(locale) })}
              />
            ))}
        </div>
      </details>
    </li>
  );
}

interface NameFieldProps extends Pick<StageFieldsProps, 'stage' | 'problems' | 'onChange'> {
  locale: Locale;
  label: string;
  isRequired?: boolean;
}

function NameField({ stage: { names }, problems, onChange, locale, label, isRequired }: NameFieldProps) {
  const missing = isRequired ? problems.get('names') : undefined;
  return (
    <TextField
      {...{ label, isRequired }}
      lang={locale}
      maxLength={STAGE_NAME_MAX}
      autoComplete="off"
      value={names[locale] ?? ''}
      placeholder={wordsFor(names)}
      errorMessage={problems.get(`names.${locale}`) ?? missing}
      onChange={(event) => onChange({ names: { ...names, [locale]: event.currentTarget.value } })}
    />
  );
}
