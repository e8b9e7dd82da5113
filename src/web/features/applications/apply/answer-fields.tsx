import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { fileRules, fileUrl } from '#contract/files/file-rules.ts';
import { NO_LEVEL } from '#contract/jobs/question-kinds.ts';
import type { Question } from '#contract/jobs/questions.ts';
import { ANSWER_MAX } from '#contract/limits.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { useUpload } from '#web/features/profiles/use-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FieldProblem, RequiredMark } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { languageName, levelOptions } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Input by question: a text, the ids of chosen options, or the id and the name of a file. */
export type TypedAnswers = Readonly<Record<string, string | readonly string[] | undefined>>;

interface AnswerFieldsProps {
  company: string;
  questions: readonly Question[];
  typed: TypedAnswers;
  /** Errors by question. */
  problems: ReadonlyMap<string, string>;
  onChange: (questionId: string, value: string | readonly string[]) => void;
  /** True while a file is uploading. */
  onBusy: (questionId: string, isBusy: boolean) => void;
}

export function AnswerFields({ company, questions, typed, problems, onChange, onBusy }: AnswerFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions-asked" className="flex flex-col gap-6">
      <h3 id="questions-asked">{m.questions_asked({ company })}</h3>
      {questions.map((question) => (
        <div key={question.id} id={answerPlace(question.id)}>
          <AnswerField
            question={question}
            value={typed[question.id] ?? ''}
            problem={problems.get(question.id)}
            onChange={(value) => onChange(question.id, value)}
            onBusy={(isBusy) => onBusy(question.id, isBusy)}
          />
        </div>
      ))}
    </section>
  );
}

/** The id of the element with a question's field. */
export const answerPlace = (questionId: string): string => `answer-${questionId}`;

interface AnswerFieldProps {
  question: Question;
  value: string | readonly string[];
  problem: string | undefined;
  onChange: (value: string | readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

function AnswerField({ question, value, problem, onChange, onBusy }: AnswerFieldProps) {
  const { id, kind, text, required, options, language } = question;
  const texts = { label: text, isRequired: required, ...(problem ? { errorMessage: problem } : {}) };
  const line = typeof value === 'string' ? value : '';
  const typing = {
    ...texts,
    value: line,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (kind) {
    case 'yes_no':
      return <RadioGroup {...texts} name={id} value={line || null} options={yesOrNo()} onChange={onChange} />;
    case 'choice':
      return <RadioGroup {...texts} name={id} value={line || null} options={asOptions(options)} onChange={onChange} />;
    case 'choices':
      return <Choices {...{ question, problem, onChange }} chosen={typeof value === 'string' ? [] : value} />;
    case 'file':
      return <AnswerFile {...{ question, problem, onChange, onBusy }} kept={typeof value === 'string' ? [] : value} />;
    case 'number':
      return <TextField {...typing} inputMode="decimal" autoComplete="off" className="max-w-[24rem]" />;
    case 'date':
      return <DateField {...texts} defaultValue={line} onChange={typing.onChange} className="max-w-[16rem]" />;
    case 'level':
      return (
        <NativeSelect
          {...typing}
          hint={language ? languageName(language) : undefined}
          emptyLabel={m.ui_choose_level()}
          options={[{ value: NO_LEVEL, label: m.questions_level_none() }, ...levelOptions(true)]}
          className="max-w-[24rem]"
        />
      );
    default:
      return <TextArea {...typing} maxLength={ANSWER_MAX} rows={3} />;
  }
}

const yesOrNo = () => [
  { value: 'yes', label: m.questions_yes() },
  { value: 'no', label: m.questions_no() },
];

const asOptions = (options: Question['options']) => options.map(({ id, text }) => ({ value: id, label: text }));

interface ChoicesProps {
  question: Question;
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (value: readonly string[]) => void;
}

function Choices({ question: { id, text, required, options }, chosen, problem, onChange }: ChoicesProps) {
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">
        {text}
        {required && <RequiredMark />}
      </legend>
      <div className="mt-2 flex flex-col gap-2.5">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.text}
            checked={chosen.includes(option.id)}
            aria-invalid={problem ? true : undefined}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, option.id] : chosen.filter((known) => known !== option.id),
              )
            }
          />
        ))}
      </div>
      {problem && <FieldProblem id={`${id}-error`}>{problem}</FieldProblem>}
    </fieldset>
  );
}

const { types, maxBytes } = fileRules.attachment;

// Browsers do not always know the type of a Word file, but its extension.
const ACCEPTED = [...types, '.doc', '.docx'];

interface AnswerFileProps {
  question: Question;
  /** The id and the name of the uploaded file, or empty. */
  kept: readonly string[];
  problem: string | undefined;
  onChange: (kept: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** A file that answers a question; it is sent with the application. */
function AnswerFile({ question: { text, required }, kept, problem, onChange, onBusy }: AnswerFileProps) {
  const upload = useUpload('attachment', ({ id, name }) => Promise.resolve(onChange([id, name])));
  const isBusy = upload.upload !== undefined;
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => tellBusy(isBusy), [isBusy]);
  const [fileId, name = ''] = kept;
  return (
    <FileDrop
      label={text}
      hint={m.questions_file_hint({ max: formatBytes(maxBytes) })}
      isRequired={required}
      accept={ACCEPTED}
      maxBytes={maxBytes}
      errorMessage={problem ?? upload.problem}
      upload={upload.upload}
      onSelect={upload.onSelect}
      onCancel={upload.onCancel}
    >
      {fileId && !isBusy && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <FileLink href={fileUrl(fileId)} download={name} className="min-w-0 break-words">
            {name}
          </FileLink>
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {m.questions_file_remove()}
          </Button>
        </p>
      )}
    </FileDrop>
  );
}
