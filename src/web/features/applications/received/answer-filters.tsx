import { NO_LEVEL } from '#contract/jobs/question-kinds.ts';
import type { Question } from '#contract/jobs/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Option } from '#web/ui/option.ts';

import type { ReceivedFilters } from './received-filters.ts';

interface AnswerFiltersProps {
  filters: ReceivedFilters;
  questions: readonly Question[];
}

/** Filters by the answers to the chosen job's questions. */
export function AnswerFilters({ filters: { answers = '', wanted }, questions }: AnswerFiltersProps) {
  const chosen = answers.split(',');
  return (
    <div className="flex flex-col gap-3 pt-4">
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {questions.map((question) => {
          const options = optionsOf(question).map(({ value, label }) => ({ value: `${question.id}:${value}`, label }));
          return (
            options.length > 0 && (
              <NativeSelect
                key={question.id}
                label={question.text}
                name="answers"
                emptyLabel={m.questions_filter_any()}
                options={options}
                defaultValue={chosen.find((one) => one.startsWith(question.id)) ?? ''}
                className="justify-end"
              />
            )
          );
        })}
      </div>
      <Checkbox label={m.questions_filter_wanted()} name="wanted" value="true" defaultChecked={wanted === 'true'} />
    </div>
  );
}

/** Texts, numbers and dates have too many answers to choose from. */
function optionsOf({ kind, options }: Question): Option[] {
  if (kind === 'yes_no')
    return [
      { value: 'yes', label: m.questions_yes() },
      { value: 'no', label: m.questions_no() },
    ];
  if (kind === 'level') return [{ value: NO_LEVEL, label: m.questions_level_none_of() }, ...levelOptions(true)];
  return options.map(({ id, text }) => ({ value: id, label: text }));
}
