import type { Locale } from '#contract/locales.ts';
import type { OfferedTemplate } from '#contract/templates/company-templates.ts';
import {
  fieldsIn,
  fillTemplate,
  messageTemplates,
  type TemplateCategory,
  type TemplateId,
  type TemplateQuestion,
  templateQuestions,
} from '#contract/templates/message-templates.ts';
import { getLocale } from '#generated/paraglide/runtime.js';

import { answerTexts, renderTemplate, type TemplateAnswers, type TemplateValues } from './render-template.ts';
import { questionText, templateWords } from './template-words.ts';

/** A built-in template or one of the company's, for one thread. */
export interface UsableTemplate {
  key: string;
  category: TemplateCategory;
  title: string;
  /** The company's own have none. */
  about?: { description: string; use: string };
  asks: readonly TemplateQuestion[];
  labelOf: (question: TemplateQuestion) => string;
  /** The applicant's language, unless the company has no text in it. */
  locale: Locale;
  /** Unanswered questions remain placeholders. */
  textFor: (answers: TemplateAnswers) => string;
  /** The text in the reader's language, if that differs and the text exists. */
  ownTextFor?: (answers: TemplateAnswers) => string;
}

export function builtInTemplate(id: TemplateId, facts: TemplateValues, locale: Locale): UsableTemplate {
  const { title, description, use } = templateWords[id];
  const own: Locale = getLocale();
  const textIn = (language: Locale) => (answers: TemplateAnswers) => renderTemplate(id, facts, answers, language);
  return {
    key: id,
    category: messageTemplates[id].category,
    title: title(),
    about: { description: description(), use: use() },
    asks: messageTemplates[id].asks,
    labelOf: (question) => questionText(id, question),
    locale,
    textFor: textIn(locale),
    ...(own === locale ? {} : { ownTextFor: textIn(own) }),
  };
}

export function companyTemplate({ id, name, category, text, locale }: OfferedTemplate): UsableTemplate {
  const fields = fieldsIn(text);
  return {
    key: id,
    category,
    title: name,
    asks: templateQuestions.filter((question) => fields.includes(question)),
    labelOf: (question) => questionText('additional-info', question),
    locale,
    textFor: (answers) => fillTemplate(text, answerTexts(answers, locale)),
  };
}
