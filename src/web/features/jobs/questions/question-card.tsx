import type { QuestionKind } from '#contract/jobs/question-kinds.ts';
import type { QuestionFinding } from '#contract/jobs/questions.ts';
import type { LanguageCode, CefrLevel } from '#contract/languages.ts';
import { QUESTION_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import type { RowProps } from '#web/app/list-form.tsx';
import { RowCard } from '#web/app/row-card.tsx';
import { OtherLanguages, WordsField } from '#web/app/words-field.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { languageName, levelOptions } from '#web/ui/language-level.ts';
import { languageOptions } from '#web/ui/language-options.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { OptionFields } from './option-fields.tsx';
import { hasOptions, kindOptions, type QuestionDraft } from './question-draft.ts';

export interface QuestionCardProps extends RowProps {
  question: QuestionDraft;
  /** The languages of the job; the primary one first. */
  locales: readonly Locale[];
  onChange: (change: Partial<QuestionDraft>) => void;
}

export function QuestionCard({ question, number, locales, problems, onChange, ...row }: QuestionCardProps) {
  const { kind, required, language, findings } = question;
  const [primary, ...others] = locales;
  const field = {
    words: question.texts,
    path: 'texts',
    max: QUESTION_MAX,
    problems,
    onChange: (texts: QuestionDraft['texts']) => onChange({ texts }),
  };
  return (
    <RowCard
      title={m.questions_number({ number })}
      labels={{
        up: m.questions_up({ number }),
        down: m.questions_down({ number }),
        remove: m.questions_remove({ number }),
      }}
      {...row}
    >
      {primary && <WordsField {...field} locale={primary} label={m.questions_text()} isRequired />}
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
        <OtherLanguages title={m.questions_translations()} languages={others}>
          {(locale) => (
            <WordsField
              key={locale}
              {...field}
              locale={locale}
              label={m.questions_text_in({ language: languageName(locale) })}
            />
          )}
        </OtherLanguages>
      )}
      <Findings findings={findings} />
    </RowCard>
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

interface WantedFieldProps {
  question: QuestionDraft;
  problems: ReadonlyMap<string, string>;
  onChange: (change: Partial<QuestionDraft>) => void;
}

/** The preferred answer; options have it in their own row, texts and dates have none. */
function WantedField({ question: { kind, yesNo, least, level }, problems, onChange }: WantedFieldProps) {
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
