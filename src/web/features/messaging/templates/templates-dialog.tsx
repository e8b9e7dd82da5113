import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { TemplateId } from '#contract/message-templates.ts';
import type { Thread } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { useViewer } from '#web/app/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { languageName } from '#web/ui/language-level.ts';

import { ChosenTemplate } from './chosen-template.tsx';
import { renderTemplate, type TemplateAnswers } from './render-template.ts';
import { noAnswers } from './template-answers.ts';
import { TemplateList } from './template-list.tsx';

interface TemplatesDialogProps {
  thread: Thread;
  hasText: boolean;
  onUse: (text: string) => void;
  onClose: () => void;
}

export function TemplatesDialog({ thread, hasText, onUse, onClose }: TemplatesDialogProps) {
  const formId = useId();
  const sender = useViewer()?.name ?? thread.company.name;
  // Answers stay when another template is chosen.
  const form = useForm<TemplateAnswers>({ defaultValues: noAnswers });
  const [chosen, setChosen] = useState<TemplateId>();
  const [last, setLast] = useState<TemplateId>();
  const { name: candidate, locale } = thread.applicant;
  const facts = { candidate, job: thread.job.title, company: thread.company.name, sender };
  const choose = (id: TemplateId | undefined) => {
    form.clearErrors();
    setLast(chosen);
    setChosen(id);
  };
  const footer = chosen && (
    <Button type="submit" form={formId}>
      {hasText ? m.templates_replace() : m.templates_use()}
    </Button>
  );
  return (
    <Dialog isOpen coversPhone size="lg" title={m.templates_title()} onClose={onClose} footer={footer}>
      {chosen ? (
        <ChosenTemplate
          key={chosen}
          id={chosen}
          {...{ formId, form, facts, locale, hasText }}
          onBack={() => choose(undefined)}
          onSubmit={() => onUse(renderTemplate(chosen, facts, form.getValues(), locale))}
        />
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-soft">{m.templates_about({ name: candidate, language: languageName(locale) })}</p>
          <TemplateList facts={facts} last={last} onChoose={choose} />
        </div>
      )}
    </Dialog>
  );
}
