import type { TemplateQuestion } from '#contract/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TemplateAnswers } from './render-template.ts';

export const noAnswers: TemplateAnswers = { date: '', time: '', location: '', deadline: '' };

/** What is wrong with an answer, in words: nothing is there, or its moment has passed on the sender's clock. */
export function answerProblem(question: TemplateQuestion, answers: TemplateAnswers, now: Date): string | undefined {
  if (!answers[question].trim()) return m.field_required();
  const last = lastMoment(question, answers);
  return last && last < now ? m.templates_past() : undefined;
}

/** Until when an answer makes sense. A time is measured on its day, so it is not one without it. */
function lastMoment(question: TemplateQuestion, { date, time, deadline }: TemplateAnswers): Date | undefined {
  if (question === 'time') return date ? new Date(`${date}T${time}`) : undefined;
  if (question === 'location') return undefined;
  return new Date(`${question === 'date' ? date : deadline}T23:59:59`);
}
