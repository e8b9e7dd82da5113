import type { Locale } from '#contract/locales.ts';
import { placeholder, type TemplateId, type TemplateQuestion } from '#contract/templates/message-templates.ts';
import { dateFormat } from '#web/ui/formats.ts';

import { templateWords, type TemplateTexts } from './template-words.ts';

export type TemplateValues = Pick<TemplateTexts, 'candidate' | 'job' | 'company' | 'sender'>;

/** Answers as the fields return them: days as `2026-11-24`, times as `14:30` in the sender's zone; empty if missing. */
export type TemplateAnswers = Record<TemplateQuestion, string>;

/** Unanswered questions remain placeholders. */
export function renderTemplate(
  id: TemplateId,
  facts: TemplateValues,
  answers: TemplateAnswers,
  locale: Locale,
): string {
  return templateWords[id].content({ ...facts, ...answerTexts(answers, locale) }, { locale });
}

/** In the form used within a text. */
export const answerTexts = ({ date, time, location, deadline }: TemplateAnswers, locale: Locale): TemplateAnswers => ({
  date: date ? dayText(date, locale) : placeholder('date'),
  time: time ? timeText(date, time, locale) : placeholder('time'),
  location: location.trim() || placeholder('location'),
  deadline: deadline ? dayText(deadline, locale) : placeholder('deadline'),
});

/** "Tuesday, 24 November 2026". */
function dayText(day: string, locale: Locale): string {
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** "14:30 CET": with the sender's zone, since the candidate may be in another. Summer time depends on the day. */
function timeText(day: string, time: string, locale: Locale): string {
  const format = dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(day && { timeZoneName: 'short' }),
  });
  return format.format(new Date(`${day || '2026-01-01'}T${time}`));
}
