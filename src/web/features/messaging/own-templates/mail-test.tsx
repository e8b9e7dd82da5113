import { useState } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

import type { TemplateDraft } from './template-card.tsx';

interface MailTestProps {
  companyId: string;
  template: TemplateDraft;
  /** Only the saved text is emailed. */
  isDirty: boolean;
}

/** Emails the saved text to the reader, in the language of the page. */
export function MailTest({ companyId, template: { id, name }, isDirty }: MailTestProps) {
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
