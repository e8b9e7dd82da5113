import { placeholder, type TemplateId, type TemplateQuestion } from '#contract/message-templates.ts';
import { intlLocale, type Locale } from '#contract/locales.ts';

import { templateWords, type TemplateTexts } from './template-words.ts';

/** What the conversation knows: names, and the job's title. */
export type TemplateFacts = Pick<TemplateTexts, 'candidate' | 'job' | 'company' | 'sender'>;

/** What was answered, as the fields give it: days as `2026-11-24`, the time as `14:30` of the sender's own clock; empty where nothing is. */
export type TemplateAnswers = Record<TemplateQuestion, string>;

/** A template's text in a language. What is not answered yet stands there as its placeholder. */
export function renderTemplate(
  id: TemplateId,
  facts: TemplateFacts,
  { date, time, location, deadline }: TemplateAnswers,
  locale: Locale,
): string {
  const texts = {
    ...facts,
    date: date ? dayText(date, locale) : placeholder('date'),
    time: time ? timeText(date, time, locale) : placeholder('time'),
    location: location.trim() || placeholder('location'),
    deadline: deadline ? dayText(deadline, locale) : placeholder('deadline'),
  };
  return templateWords[id].content(texts, { locale });
}

/** "Tuesday, 24 November 2026". */
function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** "14:30 CET": with the sender's zone, for the candidate may live in another. Summer or winter time is known once the day is. */
function timeText(day: string, time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    ...(day && { timeZoneName: 'short' }),
  });
  return format.format(new Date(`${day || '2026-01-01'}T${time}`));
}
