import { ArrowLeft } from 'lucide-react';
import { type HTMLInputTypeAttribute, type SubmitEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import type { Locale } from '#contract/locales.ts';
import {
  messageTemplates,
  placeholder,
  type TemplateId,
  type TemplateQuestion,
  templateQuestions,
} from '#contract/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextField } from '#web/ui/text-field.tsx';

import { renderTemplate, type TemplateAnswers, type TemplateValues } from './render-template.ts';
import { answerProblem } from './template-answers.ts';
import { questionText, templateWords } from './template-words.ts';

interface ChosenTemplateProps {
  id: TemplateId;
  formId: string;
  form: UseFormReturn<TemplateAnswers>;
  facts: TemplateValues;
  locale: Locale;
  hasText: boolean;
  onBack: () => void;
  onSubmit: () => void;
}

export function ChosenTemplate({ id, formId, form, facts, locale, hasText, onBack, onSubmit }: ChosenTemplateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const asks = messageTemplates[id].asks.length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Events of the dialog also reach the form that opened it, which would send its message.
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" size="sm" onClick={onBack} className="-ms-3">
          <ArrowLeft aria-hidden="true" />
          {m.templates_all()}
        </Button>
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-lg">
          {templateWords[id].title()}
        </h3>
        <p className="text-soft">{templateWords[id].description()}</p>
      </div>
      {hasText && <Alert isStatic>{m.templates_replace_note()}</Alert>}
      {asks && (
        <>
          <RequiredNote />
          <TemplateFields id={id} form={form} />
        </>
      )}
      <Texts {...{ id, form, facts, locale }} />
    </form>
  );
}

type TextsProps = Pick<ChosenTemplateProps, 'id' | 'form' | 'facts' | 'locale'>;

function Texts({ id, form, facts, locale }: TextsProps) {
  const answers = useWatch({ control: form.control, compute: (values: TemplateAnswers) => values });
  const own: Locale = getLocale();
  if (own === locale)
    return (
      <TemplateText id={id} label={m.templates_text()} locale={own} text={renderTemplate(id, facts, answers, own)} />
    );
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TemplateText
        id={id}
        label={m.templates_text_sent({ name: facts.candidate, language: languageName(locale) })}
        locale={locale}
        text={renderTemplate(id, facts, answers, locale)}
      />
      <TemplateText
        id={id}
        label={m.templates_text_own({ language: languageName(own) })}
        locale={own}
        text={renderTemplate(id, facts, answers, own)}
      />
    </div>
  );
}

const types: Record<TemplateQuestion, HTMLInputTypeAttribute> = {
  date: 'date',
  time: 'time',
  location: 'text',
  deadline: 'date',
};

interface TemplateFieldsProps {
  id: TemplateId;
  form: UseFormReturn<TemplateAnswers>;
}

function TemplateFields({ id, form }: TemplateFieldsProps) {
  return (
    // Scrolls a focused field into view with its label.
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 [&_input]:scroll-mt-12">
      {messageTemplates[id].asks.map((question) => (
        <TextField
          key={question}
          type={types[question]}
          label={questionText(id, question)}
          errorMessage={form.formState.errors[question]?.message}
          isRequired
          autoComplete="off"
          className={question === 'location' ? 'md:col-span-2' : ''}
          {...form.register(question, { validate: (_, answers) => answerProblem(question, answers, new Date()) })}
        />
      ))}
    </div>
  );
}

interface TemplateTextProps {
  id: TemplateId;
  label: string;
  locale: Locale;
  text: string;
}

function TemplateText({ id, label, locale, text }: TemplateTextProps) {
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-2">
      <h4 aria-hidden="true" className="text-sm font-semibold">
        {label}
      </h4>
      <p lang={locale} className="grow rounded-card border border-line bg-sunken p-4 whitespace-pre-line">
        {text.split(/(\{\{[a-z_]+\}\})/).map((part, index) => {
          const question = templateQuestions.find((one) => placeholder(one) === part);
          return question ? (
            <mark key={index} lang={getLocale()} className="rounded-control bg-coral-tint px-1 text-ink">
              {questionText(id, question)}
            </mark>
          ) : (
            part
          );
        })}
      </p>
    </section>
  );
}
