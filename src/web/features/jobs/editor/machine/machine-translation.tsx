import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { isLocale, type Locale, locales } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

import { completenessOf } from '../completeness.ts';
import { isEmptyText } from '../form-text.ts';
import type { JobFormValues } from '../job-form.ts';
import type { JobEditor } from '../use-job-editor.ts';
import { Unconfirmed } from './unconfirmed.tsx';
import { canTranslate, useTranslator } from './use-translator.ts';

export interface MachineProps {
  /** Passed as a prop: importing it would add one more script. */
  editor: JobEditor;
  locale: Locale;
}

/** Fills in a missing or stale version by machine, on request, and marks it as unconfirmed. */
export default function MachineTranslation({ editor, locale }: MachineProps) {
  const { form, job } = editor;
  const [primary, texts] = useWatch({ control: form.control, name: ['primaryLocale', 'translations'] });
  const { machine } = texts[locale];
  if (machine) return <Unconfirmed {...{ editor, locale }} mark={machine} />;
  const sources = sourcesFor(locale, primary, texts, job);
  const isWanted = completenessOf(texts[locale], texts[primary]) !== 'complete' || job?.translations[locale]?.stale;
  if (locale === primary || !isWanted || sources.length === 0 || !canTranslate(job?.hasTranslator)) return null;
  return <Offer {...{ editor, locale, sources }} hasText={!isEmptyText(texts[locale])} />;
}

/** Texts to translate from: the original first, then others that are up to date and confirmed. */
function sourcesFor(
  locale: Locale,
  primary: Locale,
  texts: JobFormValues['translations'],
  job: JobEditor['job'],
): Locale[] {
  return locales
    .filter((from) => from !== locale && !isEmptyText(texts[from]) && !texts[from].machine)
    .filter((from) => from === primary || !job?.translations[from]?.stale)
    .filter((from) => from === primary || completenessOf(texts[from], texts[primary]) === 'complete')
    .toSorted((one, other) => Number(other === primary) - Number(one === primary));
}

interface OfferProps extends MachineProps {
  sources: readonly Locale[];
  hasText: boolean;
}

function Offer({ editor, locale, sources, hasText }: OfferProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Locale>();
  const from = chosen && sources.includes(chosen) ? chosen : (sources[0] ?? locale);
  const translator = useTranslator(editor, { from, to: locale });
  const { by, isTranslating, choose, translate, cancel } = translator;
  // The translator depends on the two languages.
  const chooseFor = useEffectEvent((source: Locale) => void choose(source));
  useEffect(() => {
    if (isOpen) chooseFor(from);
  }, [isOpen, from]);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          cancel();
          setOpen(!isOpen);
        }}
      >
        {m.jobs_machine_offer()}
      </Button>
      {isOpen && (
        <div
          id={id}
          className="order-last flex basis-full flex-col items-start gap-4 rounded-card border border-line p-4"
        >
          {sources.length > 1 && (
            <NativeSelect
              label={m.jobs_machine_from()}
              options={sources.map((value) => ({ value, label: listedLanguageName(value) }))}
              value={from}
              disabled={isTranslating}
              onChange={({ target }) => isLocale(target.value) && setChosen(target.value)}
            />
          )}
          <About {...translator} {...{ from, hasText }} to={locale} />
          <div className="flex flex-wrap gap-3">
            {by !== undefined && by !== 'nobody' && (
              <Button size="sm" isPending={isTranslating} onClick={() => void translate()}>
                {isTranslating ? m.jobs_machine_translating() : m.jobs_machine_start()}
              </Button>
            )}
            {isTranslating && (
              <Button variant="ghost" size="sm" onClick={cancel}>
                {m.ui_cancel()}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface AboutProps extends Pick<ReturnType<typeof useTranslator>, 'by' | 'problem'> {
  from: Locale;
  to: Locale;
  hasText: boolean;
}

/** Names the translator before anything is sent, and the reason of a failure. */
function About({ by, problem, from, to, hasText }: AboutProps) {
  return (
    <div role="status" className="flex flex-col gap-2">
      {problem && <p className="font-semibold text-coral">{problem}</p>}
      {by && <p>{aboutTexts[by]({ from: listedLanguageName(from), to: listedLanguageName(to) })}</p>}
      {hasText && by !== 'nobody' && <p className="text-soft">{m.jobs_machine_replaces()}</p>}
    </div>
  );
}

const aboutTexts = {
  device: m.jobs_machine_by_device,
  site: m.jobs_machine_by_site,
  nobody: m.jobs_machine_by_nobody,
} satisfies Record<string, (languages: { from: string; to: string }) => string>;
