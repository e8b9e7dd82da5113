import { FileText, Flag } from 'lucide-react';

import { answerFileUrl } from '#contract/files/file-rules.ts';
import { NO_LEVEL } from '#contract/jobs/question-kinds.ts';
import type { Answer } from '#contract/jobs/questions.ts';
import { type LanguageLevel, languageLevels } from '#contract/languages.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { dayText, numberText } from '#web/features/jobs/job-words.ts';
import { LanguageChip } from '#web/ui/language-chip.tsx';

/** The answers of an application; marks those that differ from what the company hopes for. */
export function AnswerList({ applicationId, answers }: { applicationId: string; answers: readonly Answer[] }) {
  return (
    <dl className="flex max-w-[42rem] flex-col gap-5">
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt className="text-sm text-soft">{answer.text}</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <AnswerValue {...{ applicationId, answer }} />
            {answer.isWanted === false && (
              <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-coral">
                <Flag aria-hidden="true" className="size-4" />
                {m.questions_is_not_wanted()}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerValue({ applicationId, answer }: { applicationId: string; answer: Answer }) {
  const { questionId, kind, value, language, isHidden } = answer;
  if (isHidden)
    return <span className="text-soft">{kind === 'date' ? m.questions_day_hidden() : m.questions_file_hidden()}</span>;
  if (value === null) return <span className="text-soft">{m.questions_not_answered()}</span>;
  if (kind === 'level' && language) {
    const level = languageLevels.find((one): one is LanguageLevel => one === value);
    return level ? (
      <LanguageChip {...{ language, level }} />
    ) : (
      <span>{value === NO_LEVEL && m.questions_level_none_of()}</span>
    );
  }
  if (Array.isArray(value)) return <span>{value.join(' · ')}</span>;
  if (typeof value === 'boolean') return <span>{value ? m.questions_yes() : m.questions_no()}</span>;
  if (typeof value === 'number') return <span className="tabular-nums">{numberText(value)}</span>;
  if (kind === 'file')
    return (
      <FileLink
        href={answerFileUrl(applicationId, questionId)}
        download={value}
        className="inline-flex items-center gap-2"
      >
        <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {value}
      </FileLink>
    );
  return <span className="whitespace-pre-line">{kind === 'date' ? dayText(value) : value}</span>;
}
