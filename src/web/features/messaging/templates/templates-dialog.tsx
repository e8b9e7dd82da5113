import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { Thread } from '#contract/messaging/messages.ts';
import { templateIds } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { queries } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { useViewer } from '#web/app/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { languageName } from '#web/ui/language-level.ts';

import { ChosenTemplate } from './chosen-template.tsx';
import type { TemplateAnswers } from './render-template.ts';
import { noAnswers } from './template-answers.ts';
import { TemplateList } from './template-list.tsx';
import { builtInTemplate, companyTemplate } from './usable-template.ts';

interface TemplatesDialogProps {
  thread: Thread;
  hasText: boolean;
  onUse: (text: string) => void;
  onClose: () => void;
}

export function TemplatesDialog({ thread, hasText, onUse, onClose }: TemplatesDialogProps) {
  const formId = useId();
  const { templates, own, error } = useTemplates(thread);
  // Keeps the answers when another template is chosen.
  const form = useForm<TemplateAnswers>({ defaultValues: noAnswers });
  const [chosenKey, setChosenKey] = useState<string>();
  const [last, setLast] = useState<string>();
  const chosen = [...own, ...templates].find(({ key }) => key === chosenKey);
  const { name: candidate, locale } = thread.applicant;
  const choose = (key: string | undefined) => {
    form.clearErrors();
    setLast(chosenKey);
    setChosenKey(key);
  };
  const footer = chosen && (
    <Button type="submit" form={formId}>
      {hasText ? m.templates_replace() : m.templates_use()}
    </Button>
  );
  return (
    <Dialog isOpen coversPhone size="lg" title={m.templates_title()} onClose={onClose} footer={footer}>
      {chosen ? (
        <>
          {chosen.locale !== locale && (
            <Alert isStatic className="mb-5">
              {m.templates_other_language({ wanted: languageName(locale), language: languageName(chosen.locale) })}
            </Alert>
          )}
          <ChosenTemplate
            key={chosen.key}
            template={chosen}
            {...{ formId, form, candidate, hasText }}
            onBack={() => choose(undefined)}
            onSubmit={() => onUse(chosen.textFor(form.getValues()))}
          />
        </>
      ) : (
        <div className="flex flex-col gap-6">
          <p className="text-soft">{m.templates_about({ name: candidate, language: languageName(locale) })}</p>
          {error && <Alert variant="attention">{problemText(problemOf(error))}</Alert>}
          <TemplateList {...{ templates, own, last }} onChoose={choose} />
        </div>
      )}
    </Dialog>
  );
}

/** The built-in ones are available at once. */
function useTemplates({ applicationId, applicant, job, company }: Thread) {
  const sender = useViewer()?.name ?? company.name;
  const facts = { candidate: applicant.name, job: job.title, company: company.name, sender };
  const { data = [], error } = useQuery(
    queries.companyTemplates.ofApplication.queryOptions({ input: { id: applicationId } }),
  );
  return {
    templates: templateIds.map((id) => builtInTemplate(id, facts, applicant.locale)),
    own: data.map(companyTemplate),
    error,
  };
}
