import { Plus, X } from 'lucide-react';

import { QUESTION_OPTION_MAX, QUESTION_OPTIONS_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextField } from '#web/ui/text-field.tsx';

import { emptyOption, type OptionDraft, type QuestionDraft } from './question-draft.ts';

interface OptionFieldsProps {
  question: QuestionDraft;
  locales: readonly Locale[];
  problems: ReadonlyMap<string, string>;
  onChange: (change: Partial<QuestionDraft>) => void;
}

/** The answers that an applicant chooses from, in each of the job's languages. */
export function OptionFields({ question: { options }, locales, problems, onChange }: OptionFieldsProps) {
  const change = (key: string, changed: Partial<OptionDraft>) =>
    onChange({ options: options.map((option) => (option.key === key ? { ...option, ...changed } : option)) });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-sm font-semibold">{m.questions_options()}</legend>
      <ol className="flex flex-col gap-4">
        {options.map((option, at) => (
          <li key={option.key} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-s-2 border-line ps-3">
            <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
              {locales.map((locale, place) => (
                <TextField
                  key={locale}
                  lang={locale}
                  label={optionLabel(at + 1, place === 0 ? undefined : locale)}
                  isRequired={place === 0}
                  maxLength={QUESTION_OPTION_MAX}
                  autoComplete="off"
                  value={option.texts[locale] ?? ''}
                  errorMessage={problems.get(`options.${at}.texts.${locale}`)}
                  onChange={(event) =>
                    change(option.key, { texts: { ...option.texts, [locale]: event.currentTarget.value } })
                  }
                />
              ))}
            </div>
            <div className="flex items-center gap-2 md:pt-7">
              <Checkbox
                label={m.questions_option_wanted()}
                checked={option.isWanted}
                onChange={(event) => change(option.key, { isWanted: event.currentTarget.checked })}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.questions_option_remove({ number: at + 1 })}
                disabled={options.length <= 2}
                onClick={() => onChange({ options: options.filter(({ key }) => key !== option.key) })}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {options.length < QUESTION_OPTIONS_MAX && (
        <Button
          variant="outline"
          size="sm"
          className="mt-4"
          onClick={() => onChange({ options: [...options, emptyOption()] })}
        >
          <Plus aria-hidden="true" />
          {m.questions_option_add()}
        </Button>
      )}
    </fieldset>
  );
}

const optionLabel = (number: number, locale: Locale | undefined): string =>
  locale ? `${m.questions_option({ number })} (${languageName(locale)})` : m.questions_option({ number });
