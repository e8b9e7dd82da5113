import { type SubmitEvent, useState } from 'react';

import { isLocale, type Locale } from '#contract/locales.ts';
import { OWN_PAGE_BYTES_MAX } from '#contract/own-page-choices.ts';
import type { AdminPage } from '#contract/own-pages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages, writtenIn } from '#web/app/languages.ts';
import { useSend } from '#web/app/use-send.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface TextFormProps {
  page: AdminPage;
  /** The language that is shown first. */
  first: Locale;
  onSaved: () => Promise<void>;
}

/** One language at a time; what is typed stays until it is saved. */
export function TextForm({ page, first, onSaved }: TextFormProps) {
  const [locale, setLocale] = useState(first);
  // Not the one typed on, so that a draft of somebody else does not take its place unseen.
  const revision = page.draft?.revision ?? null;
  return (
    <>
      <NativeSelect
        label={m.admin_pages_language()}
        options={useLanguages(writtenIn(textsOf(page))).map((value) => ({ value, label: languageLabel(value, page) }))}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) setLocale(target.value);
        }}
        className="max-w-80"
      />
      <OneText key={`${locale} ${revision}`} {...{ page, locale, onSaved }} />
    </>
  );
}

const textsOf = ({ draft, latest }: AdminPage) => draft?.texts ?? latest;

const languageLabel = (locale: Locale, page: AdminPage): string => {
  const language = listedLanguageName(locale);
  return textsOf(page)[locale] ? language : m.admin_pages_language_none({ language });
};

interface OneTextProps extends Omit<TextFormProps, 'first'> {
  locale: Locale;
}

function OneText({ page, locale, onSaved }: OneTextProps) {
  const stored = textsOf(page)[locale] ?? '';
  const [html, setHtml] = useState(stored);
  const { problem, problems, isSending, send } = useSend();
  useUnsavedGuard(html !== stored && !isSending, m.admin_pages_unsaved);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(async () => {
      await api.admin.pages.saveText({ page: page.page, locale, html, revision: page.draft?.revision ?? null });
      showToast({ title: m.admin_pages_saved() });
      await onSaved();
    });
  };
  return (
    <form noValidate onSubmit={save} className="mt-5 flex flex-col items-stretch gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <RichText
        label={m.admin_pages_html()}
        hint={m.admin_pages_html_hint()}
        lang={locale}
        value={html}
        onChange={setHtml}
        maxBytes={OWN_PAGE_BYTES_MAX}
        errorMessage={problems.get('html')}
      />
      <Button type="submit" isPending={isSending} className="self-start">
        {m.admin_pages_save()}
      </Button>
    </form>
  );
}
