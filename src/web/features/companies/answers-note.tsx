import { ANSWERS_COUNTED_DAYS } from '#contract/applications/answer-choices.ts';
import type { CompanyAnswers } from '#contract/companies/company-answers.ts';
import { m } from '#generated/paraglide/messages.js';
import { shareText } from '#web/ui/figure-words.ts';

const HOURS_OF_DAY = 24;

interface AnswersNoteProps {
  answers: CompanyAnswers;
  className?: string;
}

/** Statistics of a company's answers to applicants, which are public. */
export const AnswersNote = ({ answers, className }: AnswersNoteProps) => (
  <ul className={`space-y-1 text-sm ${className ?? ''}`.trimEnd()}>
    {answerTexts(answers).map((text, at) => (
      <li key={text} className={at === 0 ? 'text-base' : 'text-soft'}>
        {text}
      </li>
    ))}
    <li className="text-soft">{m.answers_period({ days: ANSWERS_COUNTED_DAYS })}</li>
  </ul>
);

function answerTexts({ answeredPercent, closedPercent, medianHours, keptPercent }: CompanyAnswers): string[] {
  return [
    ...(medianHours === null ? [] : [usualText(medianHours)]),
    m.answers_share({ share: percentText(answeredPercent) }),
    ...(closedPercent === 0 ? [] : [m.answers_closed({ share: percentText(closedPercent) })]),
    ...(keptPercent === null ? [] : [m.answers_kept({ share: percentText(keptPercent) })]),
  ];
}

/** In whole days, rounded up: "within 3 days" is then true for half of the answers. */
export const usualText = (medianHours: number): string =>
  m.answers_usual({ count: Math.max(1, Math.ceil(medianHours / HOURS_OF_DAY)) });

export const percentText = (percent: number): string => shareText(percent / 100);
