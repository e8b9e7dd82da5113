import { ArrowLeft } from 'lucide-react';
import { type HTMLInputTypeAttribute, type SubmitEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import type { Locale } from '#contract/locales.ts';
import { placeholder, type TemplateQuestion, templateQuestions } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { languageName } from '#web/ui/language-level.ts';
import { TextField } from '#web/ui/text-field.tsx';

import type { TemplateAnswers } from './render-template.ts';
import { answerProblem } from './template-answers.ts';
import type { UsableTemplate } from './usable-template.ts';

interface ChosenTemplateProps {
  template: UsableTemplate;
  formId: string;
  form: UseFormReturn<TemplateAnswers>;
  /** The recipient of the text. */
  candidate: string;
  hasText: boolean;
  onBack: () => void;
  onSubmit: () => void;
}

export function ChosenTemplate({ template, formId, form, candidate, hasText, onBack, onSubmit }: ChosenTemplateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Events of the dialog bubble to the form that opened it, which would send its message.
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
        <h3 ref={heading} tabIndex={-1} className="mt-2 text-lg [overflow-wrap:anywhere]">
          {template.title}
        </h3>
        {template.about && <p className="text-soft">{template.about.description}</p>}
      </div>
      {hasText && <Alert isStatic>{m.templates_replace_note()}</Alert>}
      {template.asks.length > 0 && (
        <>
          <RequiredNote />
          <TemplateFields {...{ template, form }} />
        </>
      )}
      <Texts {...{ template, form, candidate }} />
    </form>
  );
}

type TextsProps = Pick<ChosenTemplateProps, 'template' | 'form' | 'candidate'>;

function Texts({ template, form, candidate }: TextsProps) {
  const answers = useWatch({ control: form.control, compute: (values: TemplateAnswers) => values });
  const own: Locale = getLocale();
  const { locale, textFor, ownTextFor } = template;
  const sent = (label: string) => <TemplateText {...{ template, label, locale }} text={textFor(answers)} />;
  const sentTo = m.templates_text_sent({ name: candidate, language: languageName(locale) });
  if (!ownTextFor) return sent(locale === own ? m.templates_text() : sentTo);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {sent(sentTo)}
      <TemplateText
        template={template}
        label={m.templates_text_own({ language: languageName(own) })}
        locale={own}
        text={ownTextFor(answers)}
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

function TemplateFields({ template, form }: Pick<ChosenTemplateProps, 'template' | 'form'>) {
  return (
    // Scrolls a focused field into view with its label.
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 [&_input]:scroll-mt-12">
      {template.asks.map((question) => (
        <TextField
          key={question}
          type={types[question]}
          label={template.labelOf(question)}
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
  template: UsableTemplate;
  label: string;
  locale: Locale;
  text: string;
}

function TemplateText({ template, label, locale, text }: TemplateTextProps) {
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
              {template.labelOf(question)}
            </mark>
          ) : (
            part
          );
        })}
      </p>
    </section>
  );
}
