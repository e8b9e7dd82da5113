import { type SubmitEvent, useState } from 'react';

import type { Locale } from '#contract/locales.ts';
import { isMailLine, MAIL_LINE_MAX, type MailKind } from '#contract/mail-texts/mail-text-choices.ts';
import type { EditedMail, MailPart } from '#contract/mail-texts/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { api } from '#web/app/api-client.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { listFormat } from '#web/ui/formats.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface OneLanguageProps {
  mail: EditedMail;
  locale: Locale;
  texts: Record<string, string>;
  onType: (part: string, text: string) => void;
  onSaved: () => Promise<void>;
  onReset: () => Promise<void>;
}

export function OneLanguage({ mail, locale, texts, onType, onSaved, onReset }: OneLanguageProps) {
  const { kind } = mail;
  const saving = useSend();
  const testing = useSend();
  // For the button that was pressed last.
  const { problem, problems } = testing.problem ? testing : saving;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saving.send(
      async () => {
        await api.admin.mailTexts.save({ kind, locale, texts });
        showToast({ title: m.admin_mails_saved() });
        await onSaved();
      },
      { isKept: true },
    );
  };
  const test = async () => {
    await api.admin.mailTexts.test({ kind, locale, texts });
    showToast({ title: m.admin_mails_tested() });
  };
  return (
    <form method="post" noValidate onSubmit={save} className="mt-5 flex flex-col items-stretch gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      {mail.parts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          label={labelOf(part, mail.parts)}
          lang={locale}
          value={texts[part.name] ?? ''}
          onType={(text) => onType(part.name, text)}
          errorMessage={problems.get(`texts.${part.name}`)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={saving.isSending}>
          {m.admin_mails_save()}
        </Button>
        <Button
          variant="outline"
          isPending={testing.isSending}
          onClick={() => void testing.send(test, { isKept: true })}
        >
          {m.admin_mails_test()}
        </Button>
        {mail.changed.includes(locale) && <Reset {...{ kind, locale, onReset }} />}
      </div>
    </form>
  );
}

function Reset({ kind, locale, onReset }: { kind: MailKind } & Pick<OneLanguageProps, 'locale' | 'onReset'>) {
  const [isAsked, setAsked] = useState(false);
  const reset = async () => {
    await api.admin.mailTexts.reset({ kind, locale });
    showToast({ title: m.admin_mails_reset_done() });
    await onReset();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {m.admin_mails_reset()}
      </Button>
      <ConfirmDialog
        title={m.admin_mails_reset_title()}
        message={m.admin_mails_reset_text({ language: listedLanguageName(locale) })}
        confirmLabel={m.admin_mails_reset()}
        destructive
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={reset}
      />
    </>
  );
}

interface PartFieldProps {
  part: MailPart;
  label: string;
  lang: Locale;
  value: string;
  onType: (text: string) => void;
  errorMessage: string | undefined;
}

function PartField({ part: { name, isSometimes, needs }, onType, ...field }: PartFieldProps) {
  const names = listFormat(getLocale(), {}).format(needs.map((need) => `{${need}}`));
  const hint = [isSometimes && m.admin_mails_sometimes(), needs.length > 0 && m.admin_mails_needs({ names })]
    .filter(Boolean)
    .join(' ');
  const props = { ...field, hint: hint || undefined, name };
  return isMailLine(name) ? (
    <TextField {...props} maxLength={MAIL_LINE_MAX} onChange={({ target }) => onType(target.value)} />
  ) : (
    <TextArea {...props} rows={2} onChange={({ target }) => onType(target.value)} />
  );
}

const labels: Partial<Record<string, () => string>> = {
  subject: m.admin_mails_part_subject,
  action: m.admin_mails_part_action,
  note: m.admin_mails_part_note,
};

/** Paragraphs are numbered in order. */
function labelOf({ name }: MailPart, parts: readonly MailPart[]): string {
  const paragraphs = parts.filter((part) => !labels[part.name]);
  const number = paragraphs.findIndex((part) => part.name === name) + 1;
  return labels[name]?.() ?? m.admin_mails_part_text({ number });
}
