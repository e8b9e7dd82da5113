import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import type { JobText } from '#contract/jobs/job-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { queries } from '#web/app/api-client.ts';

import { fieldLabel } from '../field-labels.ts';
import { htmlToText } from '../html-to-text.ts';
import { markedLines } from '../marked-lines.ts';
import type { JobEditor } from '../use-job-editor.ts';
import { type ChangedPiece, wordChanges } from './word-changes.ts';

const fields = ['title', 'description', 'requirements'] as const;

/** The original when the translation was last up to date, next to its current text. */
export default function ChangedOriginal({ editor, locale }: { editor: JobEditor; locale: Locale }) {
  const { form, job } = editor;
  const primary = form.watch('primaryLocale');
  const now = useWatch({ control: form.control, name: `translations.${primary}` });
  const { data, isError } = useQuery(
    queries.jobs.confirmedOriginal.queryOptions({ input: { id: job?.id ?? '', locale }, enabled: job !== null }),
  );
  if (isError) return <p>{m.jobs_changed_failed()}</p>;
  if (!data) return null;
  const before = data.original;
  // The job's original language was changed, or the translation predates the storage of originals.
  if (!before || data.primaryLocale !== primary) return <p className="text-soft">{m.jobs_changed_unknown()}</p>;
  const changed = fields.flatMap((field) => {
    const pieces = wordChanges(plain(field, before), plain(field, now));
    return pieces.some(({ kind }) => kind !== 'same') ? [{ field, pieces }] : [];
  });
  if (changed.length === 0) return <p className="text-soft">{m.jobs_changed_form_only()}</p>;
  return (
    <div className="flex flex-col gap-4">
      {changed.map(({ field, pieces }) => (
        <div key={field}>
          <p className="text-sm font-semibold">{fieldLabel(`translations.${primary}.${field}`, primary)}</p>
          <div className="mt-1 grid gap-4 md:grid-cols-2">
            <Side label={m.jobs_changed_before()} hides="added" lang={primary} pieces={pieces} />
            <Side label={m.jobs_changed_now()} hides="removed" lang={primary} pieces={pieces} />
          </div>
        </div>
      ))}
    </div>
  );
}

const plain = (field: (typeof fields)[number], text: JobText): string =>
  field === 'title' ? text.title : htmlToText(text[field]);

interface SideProps {
  label: string;
  hides: ChangedPiece['kind'];
  lang: Locale;
  pieces: readonly ChangedPiece[];
}

/** Changed lines; changes are marked by lines in the text and words for screen readers, not by colour alone. */
function Side({ label, hides, lang, pieces }: SideProps) {
  const lines = markedLines(
    pieces.filter(({ kind }) => kind !== hides),
    ({ kind }) => kind !== 'same',
  );
  return (
    <div className="min-w-0 rounded-card bg-surface p-3">
      <p className="text-xs text-soft">{label}</p>
      {lines.length === 0 && <p className="text-soft">{m.jobs_changed_nothing()}</p>}
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may be the same
        <p key={at} lang={lang} className="wrap-anywhere">
          {line.map((piece, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Piece key={index} {...piece} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Piece({ text, kind }: ChangedPiece) {
  if (kind === 'same') return text;
  if (kind === 'added')
    return (
      <ins className="font-semibold text-accent underline decoration-2">
        <span className="sr-only" lang={getLocale()}>
          {m.jobs_changed_added()}{' '}
        </span>
        {text}
      </ins>
    );
  return (
    <del className="text-coral line-through decoration-2">
      <span className="sr-only" lang={getLocale()}>
        {m.jobs_changed_removed()}{' '}
      </span>
      {text}
    </del>
  );
}
