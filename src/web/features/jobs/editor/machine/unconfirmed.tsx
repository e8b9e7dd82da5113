import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { compareFigures, type DifferingFigures } from '#web/app/translation/figures.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenLost } from '#web/ui/focus.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';

import { fieldLabel } from '../field-labels.ts';
import { focusField } from '../focus-field.ts';
import { type MachineMark, wordsOf } from '../form-text.ts';
import { GoButton } from '../go-button.tsx';
import { htmlToText } from '../html-to-text.ts';
import { markedLines } from '../marked-lines.ts';
import type { JobEditor } from '../use-job-editor.ts';

interface UnconfirmedProps {
  editor: JobEditor;
  locale: Locale;
  mark: MachineMark;
}

/** A machine translation in the fields: its translator, the figures that differ, and buttons to confirm or discard it. */
export function Unconfirmed({ editor: { form }, locale, mark }: UnconfirmedProps) {
  const text = useWatch({ control: form.control, name: `translations.${locale}` });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusWhenLost(() => place.current), []);
  const end = (next: JobText) => {
    form.setValue(`translations.${locale}`, next, { shouldDirty: true, shouldValidate: true });
    focusField(`translations.${locale}.title`);
  };
  const language = listedLanguageName(mark.from);
  return (
    <div ref={place} tabIndex={-1} className="basis-full rounded-control outline-none">
      <Alert
        variant="attention"
        title={m.jobs_machine_title()}
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => end(wordsOf(text))}>
              {m.jobs_machine_confirm()}
            </Button>
            <Button variant="outline" size="sm" onClick={() => end(mark.before)}>
              {m.jobs_machine_discard()}
            </Button>
          </div>
        }
      >
        <p>
          {mark.by === 'device'
            ? m.jobs_machine_made_on_device({ language })
            : m.jobs_machine_made_by_site({ language })}
        </p>
        <p>{m.jobs_machine_about()}</p>
      </Alert>
      <Figures
        from={mark.from}
        primary={form.getValues('primaryLocale')}
        {...{ locale, text }}
        original={mark.original}
      />
    </div>
  );
}

interface FiguresProps {
  from: Locale;
  primary: Locale;
  locale: Locale;
  original: JobText;
  text: JobText;
}

const fields = ['title', 'description', 'requirements'] as const;
type Field = (typeof fields)[number];

const plain = (field: Field, text: JobText): string => (field === 'title' ? text.title : htmlToText(text[field]));

/** A wrong amount, day or level does more harm than a clumsy sentence. */
function Figures({ from, primary, locale, original, text }: FiguresProps) {
  const differing = fields.flatMap((field) => {
    const [ours, theirs] = [plain(field, original), plain(field, text)];
    const lacking = linesOf(compareFigures(theirs, ours));
    const added = linesOf(compareFigures(ours, theirs));
    return lacking.length + added.length > 0 ? [{ field, lacking, added }] : [];
  });
  if (differing.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="font-semibold">{m.jobs_machine_figures()}</p>
      <ul className="flex flex-col gap-3">
        {differing.map(({ field, lacking, added }) => (
          <li key={field} className="text-sm">
            <GoButton onClick={() => focusField(`translations.${locale}.${field}`)}>
              {fieldLabel(`translations.${locale}.${field}`, primary)}
            </GoButton>
            <Lines label={m.jobs_machine_only_original()} lines={lacking} lang={from} />
            <Lines label={m.jobs_machine_only_translation()} lines={added} lang={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Pieces = DifferingFigures['pieces'];

const linesOf = ({ pieces }: DifferingFigures): Pieces[] => markedLines(pieces, ({ isMarked }) => isMarked);

function Lines({ label, lines, lang }: { label: string; lines: readonly Pieces[]; lang: Locale }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-1">
      <p className="text-soft">{label}</p>
      <ul className="list-disc ps-5" lang={lang}>
        {lines.map((pieces, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be the same
          <li key={at}>
            {pieces.map(({ text, isMarked }, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- as above
              isMarked ? (
                <mark key={index} className="bg-coral-tint text-ink">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
