import type { CefrLevel } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import type { QuestionDraft } from './question-draft.ts';

interface WantedFieldProps {
  question: QuestionDraft;
  problems: ReadonlyMap<string, string>;
  onChange: (change: Partial<QuestionDraft>) => void;
}

/** The preferred answer; options have it in their own row, texts and dates have none. */
export function WantedField({ question: { kind, yesNo, least, level }, problems, onChange }: WantedFieldProps) {
  if (kind === 'yes_no')
    return (
      <NativeSelect
        label={m.questions_wanted()}
        emptyLabel={m.questions_wanted_any()}
        options={[
          { value: 'yes', label: m.questions_yes() },
          { value: 'no', label: m.questions_no() },
        ]}
        value={yesNo}
        onChange={(event) => onChange({ yesNo: event.currentTarget.value as QuestionDraft['yesNo'] })}
      />
    );
  if (kind === 'level')
    return (
      <NativeSelect
        label={m.questions_wanted_least()}
        emptyLabel={m.questions_wanted_any()}
        options={levelOptions(false)}
        value={level}
        onChange={(event) => onChange({ level: event.currentTarget.value as CefrLevel | '' })}
      />
    );
  if (kind === 'number')
    return (
      <TextField
        label={m.questions_wanted_least()}
        inputMode="decimal"
        autoComplete="off"
        value={least}
        errorMessage={problems.get('wanted.min')}
        onChange={(event) => onChange({ least: event.currentTarget.value })}
      />
    );
  return null;
}
