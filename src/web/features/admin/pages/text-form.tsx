import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { isLocale, type Locale } from '#contract/locales.ts';
import { OWN_PAGE_BYTES_MAX } from '#contract/own-pages/own-page-choices.ts';
import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { useLanguages, writtenIn } from '#web/app/languages.ts';
import { useInTurn } from '#web/app/use-in-turn.ts';
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

interface Typed {
  html: string;
  /** The revision that was edited. */
  stored: string;
  revision: number | null;
}

/** Edits one language at a time; input in the others is kept until it is saved. */
export function TextForm({ page, first, onSaved }: TextFormProps) {
  const [locale, setLocale] = useState(first);
  const [typed, setTyped] = useState<Partial<Record<Locale, Typed>>>({});
  useUnsavedGuard(
    Object.values(typed).some(({ html, stored }) => html !== stored),
    m.admin_pages_unsaved,
  );
  const stored = textsOf(page)[locale] ?? '';
  const revision = page.draft?.revision ?? null;
  const own = typed[locale] ?? { html: stored, stored, revision };
  const inTurn = useInTurn();
  // A save that waits for another one is based on its result.
  const newest = useRef(revision);
  useEffect(() => {
    newest.current = revision;
  }, [page, revision]);
  const saveOwn = async () => {
    const draft = await api.admin.pages.saveText({
      page: page.page,
      locale,
      html: own.html,
      // The revision being edited when another administrator changed this text, so that theirs is not overwritten
      // unseen.
      revision: own.stored === stored ? newest.current : own.revision,
    });
    newest.current = draft.revision;
    showToast({ title: m.admin_pages_saved() });
    await onSaved();
    setTyped(({ [locale]: now = own, ...others }) => ({
      ...others,
      ...(now.html !== own.html && {
        [locale]: { html: now.html, stored: draft.texts[locale] ?? '', revision: draft.revision },
      }),
    }));
  };
  const save = () => inTurn(`${locale} ${own.html}`, saveOwn);
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
      <OneText
        key={locale}
        {...{ locale, save }}
        html={own.html}
        onType={(html) => setTyped((all) => ({ ...all, [locale]: { ...own, ...all[locale], html } }))}
      />
    </>
  );
}

const textsOf = ({ draft, latest }: AdminPage) => draft?.texts ?? latest;

const languageLabel = (locale: Locale, page: AdminPage): string => {
  const language = listedLanguageName(locale);
  return textsOf(page)[locale] ? language : m.admin_pages_language_none({ language });
};

interface OneTextProps {
  locale: Locale;
  html: string;
  onType: (html: string) => void;
  save: () => Promise<void>;
}

function OneText({ locale, html, onType, save }: OneTextProps) {
  const { problem, problems, isSending, send } = useSend();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(save, { isKept: true });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-5 flex flex-col items-stretch gap-4">
      {problem && <Alert variant="attention">{problem}</Alert>}
      <RichText
        label={m.admin_pages_html()}
        hint={m.admin_pages_html_hint()}
        lang={locale}
        value={html}
        onChange={onType}
        maxBytes={OWN_PAGE_BYTES_MAX}
        errorMessage={problems.get('html')}
      />
      <Button type="submit" isPending={isSending} className="self-start">
        {m.admin_pages_save()}
      </Button>
    </form>
  );
}
