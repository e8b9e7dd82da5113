import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { JOB_TITLE_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusOnRemoval, focusWhenLost } from '#web/ui/focus.ts';
import { languageName, listedLanguageName } from '#web/ui/language-level.ts';
import { loadLater } from '#web/ui/load-later.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { filledFrom } from './completeness.ts';
import { findTitle } from './focus-field.ts';
import { emptyText, isEmptyText } from './form-text.ts';
import { JobText } from './job-text.tsx';
import { JobTexts, MachineTranslation } from './job-texts.tsx';
import { useFields } from './use-fields.ts';
import { useEditor, useErrors } from './use-job-editor.ts';

const ChangedOriginal = loadLater(() => import('./changed/changed-original.tsx'));

export function TranslationPanel({ locale }: { locale: Locale }) {
  const editor = useEditor();
  const { form } = editor;
  const { entry } = useFields();
  const errors = useErrors();
  const primary = form.watch('primaryLocale');
  const original = useWatch({ control: form.control, name: `translations.${primary}` });
  return (
    <div className="flex flex-col gap-6">
      <StaleNote locale={locale} />
      <div className="grid gap-8 lg:grid-cols-2">
        <details open className="min-w-0 rounded-card bg-sunken p-4 md:p-5">
          <summary className="text-sm font-semibold">
            {m.jobs_edit_original_in({ language: listedLanguageName(primary) })}
          </summary>
          {isEmptyText(original) ? (
            <p className="mt-3 text-soft">{m.jobs_edit_original_empty()}</p>
          ) : (
            <JobText text={original} lang={primary} />
          )}
        </details>
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-wrap items-start gap-3 empty:hidden">
            <MachineTranslation {...{ editor, locale }} />
            <PanelActions locale={locale} />
          </div>
          <TextField
            label={m.jobs_edit_title()}
            lang={locale}
            maxLength={JOB_TITLE_MAX}
            errorMessage={errors.translations?.[locale]?.title?.message}
            {...entry(`translations.${locale}.title`)}
          />
          <JobTexts locale={locale} />
        </div>
      </div>
    </div>
  );
}

function PanelActions({ locale }: { locale: Locale }) {
  const { form } = useEditor();
  const [isRemoving, setRemoving] = useState(false);
  const primary = form.watch('primaryLocale');
  const [text, original] = useWatch({
    control: form.control,
    name: [`translations.${locale}`, `translations.${primary}`],
  });
  const filled = filledFrom(text, original);
  const hasGaps = JSON.stringify(filled) !== JSON.stringify(text);
  const language = languageName(locale);
  const title = () => findTitle(locale);
  const write = (next: typeof text) => form.setValue(`translations.${locale}`, next, { shouldDirty: true });
  if (text.machine || (!hasGaps && isEmptyText(text))) return null;
  return (
    <>
      {hasGaps && (
        <Button ref={focusOnRemoval(title)} variant="secondary" size="sm" onClick={() => write(filled)}>
          {m.jobs_edit_start_from_original()}
        </Button>
      )}
      {!isEmptyText(text) && (
        <Button variant="ghost" size="sm" onClick={() => setRemoving(true)}>
          {m.jobs_edit_translation_remove()}
        </Button>
      )}
      <ConfirmDialog
        title={m.jobs_edit_translation_remove_title({ language })}
        message={m.jobs_edit_translation_remove_text()}
        confirmLabel={m.jobs_edit_translation_remove()}
        destructive
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          write(emptyText);
          focusWhenLost(title);
        }}
      />
    </>
  );
}

function StaleNote({ locale }: { locale: Locale }) {
  const { job, saver, form } = useEditor();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const text = form.watch(`translations.${locale}`);
  if (!job?.translations[locale]?.stale || isEmptyText(text) || text.machine) return null;
  async function confirm(id: string) {
    setPending(true);
    try {
      saver.adopt(await api.jobs.confirmTranslation({ id, locale }));
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
    setPending(false);
  }
  return (
    <div ref={focusOnRemoval(() => findTitle(locale))}>
      <Alert
        isStatic
        variant="attention"
        title={m.jobs_edit_stale_title()}
        action={
          <Button variant="outline" size="sm" isPending={isPending} onClick={() => void confirm(job.id)}>
            {m.jobs_edit_stale_confirm()}
          </Button>
        }
      >
        {m.jobs_edit_stale_text()}
        <StaleChanges locale={locale} />
        {problem && <p role="alert">{problem}</p>}
      </Alert>
    </div>
  );
}

/** Loaded on demand. */
function StaleChanges({ locale }: { locale: Locale }) {
  const editor = useEditor();
  const [isShown, setShown] = useState(false);
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className="font-semibold">{m.jobs_edit_stale_changes()}</summary>
      {isShown && (
        <div className="mt-3">
          <ChangedOriginal {...{ editor, locale }} />
        </div>
      )}
    </details>
  );
}
