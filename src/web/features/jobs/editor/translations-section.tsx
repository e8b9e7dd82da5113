import { Bot, CircleCheck, CircleDashed, CircleDotDashed, FilePen, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { isLocale, type Locale, locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { useLanguages } from '#web/app/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { ownLanguageName } from '#web/ui/language-level.ts';
import { Tabs } from '#web/ui/tabs.tsx';

import { completenessOf } from './completeness.ts';
import { EditorSection } from './editor-section.tsx';
import { focusField } from './focus-field.ts';
import { isEmptyText } from './form-text.ts';
import { TranslationPanel } from './translation-panel.tsx';
import { useEditor } from './use-job-editor.ts';

export function TranslationsSection() {
  const { form, translation, showTranslation } = useEditor();
  const primary = form.watch('primaryLocale');
  const texts = form.getValues('translations');
  const languages = useLanguages([primary, ...locales.filter((locale) => !isEmptyText(texts[locale]))]);
  const shown = translation ?? languages.find((locale) => locale !== primary);
  return (
    <EditorSection id="translations" title={m.jobs_edit_translations()} about={m.jobs_edit_translations_about()}>
      <Tabs
        label={m.jobs_edit_translations()}
        selected={shown}
        onSelect={(id) => isLocale(id) && showTranslation(id)}
        tabs={languages.map((locale) => ({
          id: locale,
          label: <TabLabel locale={locale} />,
          content:
            locale === primary ? <OriginalPanel locale={locale} /> : <TranslationPanel key={locale} locale={locale} />,
        }))}
      />
    </EditorSection>
  );
}

function OriginalPanel({ locale }: { locale: Locale }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">{m.jobs_edit_original_above()}</p>
      <Button variant="outline" onClick={() => focusField(`translations.${locale}.title`)}>
        {m.jobs_edit_original_go()}
      </Button>
    </div>
  );
}

const states = {
  original: { text: m.jobs_edit_original, icon: <FilePen aria-hidden="true" className="size-4 text-soft" /> },
  empty: {
    text: m.jobs_edit_translation_empty,
    icon: <CircleDashed aria-hidden="true" className="size-4 text-soft" />,
  },
  partial: {
    text: m.jobs_edit_translation_partial,
    icon: <CircleDotDashed aria-hidden="true" className="size-4 text-soft" />,
  },
  complete: {
    text: m.jobs_edit_translation_complete,
    icon: <CircleCheck aria-hidden="true" className="size-4 text-accent" />,
  },
  stale: { text: m.jobs_edit_translation_stale, icon: <RefreshCw aria-hidden="true" className="size-4 text-coral" /> },
  unconfirmed: {
    text: m.jobs_edit_translation_unconfirmed,
    icon: <Bot aria-hidden="true" className="size-4 text-coral" />,
  },
} satisfies Record<string, { text: () => string; icon: ReactNode }>;

function TabLabel({ locale }: { locale: Locale }) {
  const { form, job } = useEditor();
  const [primary, texts] = useWatch({ control: form.control, name: ['primaryLocale', 'translations'] });
  const completeness = completenessOf(texts[locale], texts[primary]);
  const isStale = completeness !== 'empty' && job?.translations[locale]?.stale;
  const translated = texts[locale].machine ? 'unconfirmed' : isStale ? 'stale' : completeness;
  const { text, icon } = states[locale === primary ? 'original' : translated];
  return (
    <>
      {icon}
      <span className="flex flex-col items-start leading-tight">
        <span lang={locale}>{ownLanguageName(locale)}</span>
        <span className="text-xs font-normal text-soft">{text()}</span>
      </span>
    </>
  );
}
