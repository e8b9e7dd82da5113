import { useState } from 'react';

import type { Pipeline } from '#contract/applications/stages.ts';
import { COMPANY_TEMPLATES_MAX } from '#contract/limits.ts';
import type { CompanyTemplate, CompanyTemplateInput } from '#contract/templates/company-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { ListForm } from '#web/app/list-form.tsx';
import { problemOf, problemText } from '#web/app/problem.ts';
import { newRandomId } from '#web/app/random-id.ts';
import { useListForm } from '#web/app/use-list-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { TemplateCard, type TemplateDraft } from './template-card.tsx';

const draftOf = (template: CompanyTemplateInput): TemplateDraft => ({ ...template, key: newRandomId() });

const inputOf = ({ key: _key, ...template }: TemplateDraft): CompanyTemplateInput => template;

interface TemplatesFormProps {
  company: { id: string; name: string };
  /** The pipelines whose stages can send a template. */
  pipelines: readonly Pipeline[];
  first: readonly CompanyTemplate[];
}

export function TemplatesForm({ company, pipelines, first }: TemplatesFormProps) {
  const form = useListForm({
    first: () => first.map(draftOf),
    save: async (templates) =>
      (await api.companyTemplates.save({ id: company.id, templates: templates.map(inputOf) })).map(draftOf),
    savedText: m.own_templates_saved,
    unsavedText: m.own_templates_unsaved,
  });
  return (
    <ListForm
      form={form}
      path="templates"
      max={COMPANY_TEMPLATES_MAX}
      words={{
        empty: m.own_templates_none(),
        emptyText: m.own_templates_none_text(),
        add: m.own_templates_add(),
        save: m.own_templates_save(),
      }}
      create={() => draftOf({ name: '', category: 'general', texts: {}, sending: null })}
    >
      {(template, row, at) => (
        <TemplateCard
          key={template.key}
          {...row}
          {...{ template, pipelines }}
          companyName={company.name}
          onChange={(change) => form.set(form.rows.with(at, { ...template, ...change }))}
        >
          <MailTest companyId={company.id} template={template} isDirty={form.isDirty} />
        </TemplateCard>
      )}
    </ListForm>
  );
}

interface MailTestProps {
  companyId: string;
  template: TemplateDraft;
  /** Only the saved text is emailed. */
  isDirty: boolean;
}

/** Emails the saved text to the reader, in the language of the page. */
function MailTest({ companyId, template: { id, name }, isDirty }: MailTestProps) {
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  if (id === undefined || isDirty) return <p className="text-sm text-soft">{m.own_templates_test_unsaved()}</p>;
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await api.companyTemplates.mailTest({ id: companyId, templateId: id, locale: getLocale() });
      showToast({ title: m.own_templates_tested() });
    } catch (failure) {
      setProblem(problemText(problemOf(failure)));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {problem && <Alert variant="attention">{problem}</Alert>}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        aria-label={m.own_templates_test_named({ name })}
        isPending={isSending}
        onClick={() => void send()}
      >
        {m.own_templates_test()}
      </Button>
    </>
  );
}
