import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { messageTemplates, type TemplateId } from '#contract/message-templates.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { languageName } from '#web/ui/language-level.ts';

import { renderTemplate, type TemplateAnswers, type TemplateFacts } from './render-template.ts';
import { TemplateFields } from './template-fields.tsx';
import { TemplateText } from './template-text.tsx';
import { templateWords } from './template-words.ts';

interface ChosenTemplateProps {
  id: TemplateId;
  formId: string;
  form: UseFormReturn<TemplateAnswers>;
  facts: TemplateFacts;
  /** The applicant's language. */
  locale: Locale;
  hasText: boolean;
  onBack: () => void;
  onSubmit: () => void;
}

/** One template: what it asks for, and its text as the applicant will read it, beside what it says in the employer's own language. */
export function ChosenTemplate({ id, formId, form, facts, locale, hasText, onBack, onSubmit }: ChosenTemplateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const asks = messageTemplates[id].asks.length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A window's events also reach the form from which it was opened, which would send its message.
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

/** The text that is sent, and the same in the reader's language where that is another. */
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
