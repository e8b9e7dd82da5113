import type { LanguageCode } from '#contract/languages.ts';
import { QUESTION_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { QuestionKind } from '#contract/question-kinds.ts';
import type { QuestionFinding } from '#contract/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { languageOptions } from '#web/ui/language-options.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowButtons } from '#web/ui/row-buttons.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { OptionFields } from './option-fields.tsx';
import { hasOptions, kindOptions, type QuestionDraft } from './question-draft.ts';
import { WantedField } from './wanted-field.tsx';

export interface QuestionCardProps extends RowProps {
  question: QuestionDraft;
  /** The job's; the primary one first. */
  locales: readonly Locale[];
  onChange: (change: Partial<QuestionDraft>) => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, number, locales, problems, onChange } = props;
  const { kind, required, language, findings } = question;
  const [primary, ...others] = locales;
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 md:p-6">
      <legend className="sr-only">{m.questions_number({ number })}</legend>
      <CardHead {...props} />
      <div className="mt-4 flex flex-col gap-5">
        {primary && <WordsField {...props} locale={primary} label={m.questions_text()} isRequired />}
        <div className="grid gap-5 md:grid-cols-2">
          <NativeSelect
            label={m.questions_kind()}
            options={kindOptions()}
            value={kind}
            onChange={(event) => onChange({ kind: event.currentTarget.value as QuestionKind })}
          />
          {kind === 'level' && (
            <NativeSelect
              label={m.questions_language()}
              options={languageOptions()}
              value={language}
              onChange={(event) => onChange({ language: event.currentTarget.value as LanguageCode })}
            />
          )}
          <WantedField {...{ question, problems, onChange }} />
        </div>
        {hasOptions(kind) && <OptionFields {...{ question, locales, problems, onChange }} />}
        <Checkbox
          label={m.questions_required()}
          checked={required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        {others.length > 0 && (
          <details>
            <summary className="w-fit text-sm text-accent underline underline-offset-[0.2em]">
              {m.questions_translations()}
            </summary>
            <div className="mt-4 flex flex-col gap-4">
              {others.map((locale) => (
                <WordsField
                  key={locale}
                  {...props}
                  locale={locale}
                  label={m.questions_text_in({ language: languageName(locale) })}
                />
              ))}
            </div>
          </details>
        )}
        <Findings findings={findings} />
      </div>
    </fieldset>
  );
}

interface WordsFieldProps extends Pick<QuestionCardProps, 'question' | 'problems' | 'onChange'> {
  locale: Locale;
  label: string;
  isRequired?: boolean;
}

function WordsField({ question: { texts }, problems, onChange, locale, label, isRequired }: WordsFieldProps) {
  return (
    <TextField
      {...{ label, isRequired }}
      lang={locale}
      maxLength={QUESTION_MAX}
      autoComplete="off"
      value={texts[locale] ?? ''}
      errorMessage={problems.get(`texts.${locale}`)}
      onChange={(event) => onChange({ texts: { ...texts, [locale]: event.currentTarget.value } })}
    />
  );
}

function Findings({ findings }: Pick<QuestionDraft, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <Alert variant="attention">
      {findings.map(({ rule, quote }) => (
        <p key={rule + quote}>{m.questions_finding({ quote, reason: reasons[rule]() })}</p>
      ))}
    </Alert>
  );
}

function CardHead({ number, isFirst, isLast, onMove, onRemove }: QuestionCardProps) {
  return (
    <div className="-mt-1 flex items-center justify-between gap-3">
      <p aria-hidden="true" className="text-sm font-semibold text-soft">
        {m.questions_number({ number })}
      </p>
      <RowButtons
        labels={{
          up: m.questions_up({ number }),
          down: m.questions_down({ number }),
          remove: m.questions_remove({ number }),
        }}
        {...{ isFirst, isLast, onMove, onRemove }}
      />
    </div>
  );
}

const reasons: Record<QuestionFinding['rule'], () => string> = {
  native_speaker: m.questions_finding_native_speaker,
  age: m.questions_finding_age,
  gender: m.questions_finding_gender,
  pay_history: m.questions_finding_pay_history,
  family: m.questions_finding_family,
  origin: m.questions_finding_origin,
  health: m.questions_finding_health,
  belief: m.questions_finding_belief,
};
