import type { TemplateQuestion } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';

import type { TemplateAnswers } from './render-template.ts';

export const noAnswers: TemplateAnswers = { date: '', time: '', location: '', deadline: '' };

/** The error of an answer as a text: missing, or in the past by the sender's clock. */
export function answerProblem(question: TemplateQuestion, answers: TemplateAnswers, now: Date): string | undefined {
  if (!answers[question].trim()) return m.field_required();
  const last = lastMoment(question, answers);
  return last && last < now ? m.templates_past() : undefined;
}

/** The latest valid moment of an answer; undefined for a time without a day. */
function lastMoment(question: TemplateQuestion, { date, time, deadline }: TemplateAnswers): Date | undefined {
  if (question === 'time') return date ? new Date(`${date}T${time}`) : undefined;
  if (question === 'location') return undefined;
  return new Date(`${question === 'date' ? date : deadline}T23:59:59`);
}
