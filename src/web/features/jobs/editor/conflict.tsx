import { useState } from 'react';

import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';
import { problemOf, problemText } from '#web/app/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOnRemoval, focusWhenLost } from '#web/ui/focus.ts';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { TextArea } from '#web/ui/text-area.tsx';

import { findTitle } from './focus-field.ts';
import { htmlToText } from './html-to-text.ts';
import type { ChangedParts } from './job-change.ts';
import type { JobEditor } from './use-job-editor.ts';

const SET_ASIDE = 'set-aside';

/** Resolves a conflict with another member's save; replaced text can be copied. */
export function Conflict({ editor: { state, saver, form } }: { editor: JobEditor }) {
  const [setAside, setSetAside] = useState<ChangedParts>();
  const [problem, setProblem] = useState<string>();
  const title = () => findTitle(form.getValues('primaryLocale'));
  async function resolve(keepsOwn: boolean) {
    const own = saver.unsaved;
    setProblem(undefined);
    try {
      form.reset(await saver.resolve(keepsOwn));
      setSetAside(keepsOwn ? undefined : own);
      focusWhenLost(() => document.getElementById(SET_ASIDE) ?? title());
    } catch (error) {
      setProblem(problemText(problemOf(error)));
    }
  }
  return (
    <>
      {state.kind === 'conflict' && (
        <Alert
          variant="attention"
          title={m.jobs_edit_conflict_title()}
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" size="sm" onClick={() => void resolve(false)}>
                {m.jobs_edit_conflict_theirs()}
              </Button>
              <Button variant="outline" size="sm" onClick={() => void resolve(true)}>
                {m.jobs_edit_conflict_mine()}
              </Button>
            </div>
          }
        >
          {m.jobs_edit_conflict_text()}
          {problem && <p>{problem}</p>}
        </Alert>
      )}
      {setAside && wordsOf(setAside).length > 0 && (
        <div id={SET_ASIDE} ref={focusOnRemoval(title)} tabIndex={-1} className="rounded-control outline-none">
          <SetAside parts={setAside} onClose={() => setSetAside(undefined)} />
        </div>
      )}
    </>
  );
}

function SetAside({ parts, onClose }: { parts: ChangedParts; onClose: () => void }) {
  return (
    <Alert
      title={m.jobs_edit_set_aside_title()}
      action={
        <Button variant="outline" size="sm" onClick={onClose}>
          {m.jobs_edit_set_aside_close()}
        </Button>
      }
    >
      <div className="mt-3 flex flex-col gap-4">
        {wordsOf(parts).map(({ label, lang, text }) => (
          <TextArea key={label} label={label} lang={lang} value={text} readOnly rows={2} />
        ))}
      </div>
    </Alert>
  );
}

function wordsOf({ city, skills, translations = {} }: ChangedParts) {
  const texts = Object.entries(translations).flatMap(([locale, { title, description, requirements }]) => {
    const language = listedLanguageName(locale);
    return [
      { label: m.jobs_edit_part_in({ part: m.jobs_edit_title(), language }), lang: locale as Locale, text: title },
      {
        label: m.jobs_edit_part_in({ part: m.jobs_edit_description(), language }),
        lang: locale as Locale,
        text: htmlToText(description),
      },
      {
        label: m.jobs_edit_part_in({ part: m.jobs_edit_requirements(), language }),
        lang: locale as Locale,
        text: htmlToText(requirements),
      },
    ];
  });
  const lines = [
    { label: m.jobs_edit_city(), lang: undefined, text: city ?? '' },
    { label: m.jobs_edit_skills(), lang: undefined, text: skills?.join(', ') ?? '' },
  ];
  return [...texts, ...lines].filter(({ text }) => text);
}
