import { useState } from 'react';

import { isLocale, type Locale } from '#contract/locales.ts';
import type { EditedMail, MailPreview } from '#contract/mail-texts/mail-texts.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { useUnsavedGuard } from '#web/app/use-unsaved-guard.ts';
import { Card } from '#web/ui/card.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { OneLanguage } from './one-language.tsx';
import { PreviewCard } from './preview-card.tsx';

type Texts = Record<string, string>;

interface TextsFormProps {
  mail: EditedMail;
  /** The language that is shown first. */
  first: Locale;
  /** The text in that language. */
  preview: MailPreview | null;
  onSaved: () => Promise<void>;
}

/** Edits one language at a time; input in the others is kept until it is saved. */
export function TextsForm({ mail, first, preview, onSaved }: TextsFormProps) {
  const [locale, setLocale] = useState(first);
  const [typed, setTyped] = useState<Partial<Record<Locale, Texts>>>({});
  const [resets, setResets] = useState(0);
  const { came, own } = mail.texts[locale];
  const texts = { ...came, ...own, ...typed[locale] };
  useUnsavedGuard(Object.values(typed).some(Boolean), m.admin_pages_unsaved);
  const sent = typed[locale];
  // Input typed meanwhile is kept.
  const saved = async () => {
    await onSaved();
    setTyped((all) => (all[locale] === sent ? { ...all, [locale]: undefined } : all));
  };
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" className="min-w-0">
        <NativeSelect
          label={m.admin_pages_language()}
          options={useLanguages(mail.changed).map((value) => ({ value, label: languageLabel(value, mail) }))}
          value={locale}
          onChange={({ target }) => {
            if (isLocale(target.value)) setLocale(target.value);
          }}
          className="max-w-80"
        />
        <Placeholders mail={mail} />
        <OneLanguage
          key={`${locale} ${resets}`}
          {...{ mail, locale, texts }}
          onType={(name, text) => setTyped((all) => ({ ...all, [locale]: { ...all[locale], [name]: text } }))}
          onSaved={saved}
          onReset={async () => {
            await saved();
            setResets(resets + 1);
          }}
        />
      </Card>
      <PreviewCard key={locale} {...{ locale, texts }} kind={mail.kind} first={locale === first ? preview : null} />
    </div>
  );
}

const languageLabel = (locale: Locale, { changed }: EditedMail): string => {
  const language = listedLanguageName(locale);
  return changed.includes(locale) ? m.admin_mails_language_changed({ language }) : language;
};

const Placeholders = ({ mail: { placeholders } }: { mail: EditedMail }) => (
  <section className="mt-5 rounded-control bg-sunken p-4 text-sm">
    <h2 className="text-base">{m.admin_mails_placeholders()}</h2>
    <p className="mt-1 text-soft">{m.admin_mails_placeholders_text()}</p>
    <ul className="mt-2 flex flex-col gap-1 wrap-anywhere">
      {placeholders.map(({ name, example }) => (
        <li key={name}>{m.admin_mails_placeholder({ name: `{${name}}`, example })}</li>
      ))}
    </ul>
  </section>
);
