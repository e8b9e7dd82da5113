import { useState } from 'react';

import type { Preflight, WordingRule } from '#contract/jobs/job-preflight.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

import { fieldLabel } from './field-labels.ts';
import { AdviceGroup } from './findings.tsx';
import { focusField } from './focus-field.ts';
import { replaceQuote } from './replace-quote.ts';
import { useEditor } from './use-job-editor.ts';

type Finding = Preflight['wording'][number];

const rules: Record<WordingRule, { title: () => string; why: () => string }> = {
  native_speaker: { title: m.jobs_edit_wording_native, why: m.jobs_edit_wording_native_why },
  age: { title: m.jobs_edit_wording_age, why: m.jobs_edit_wording_age_why },
  gender: { title: m.jobs_edit_wording_gender, why: m.jobs_edit_wording_gender_why },
};

export function WordingFindings({ findings }: { findings: readonly Finding[] }) {
  const [news, setNews] = useState('');
  return (
    <>
      {findings.length > 0 && (
        <AdviceGroup title={m.jobs_edit_wording()} about={m.jobs_edit_wording_about()}>
          {findings.map((finding) => (
            <WordingFinding key={Object.values(finding).join('|')} finding={finding} onReplaced={setNews} />
          ))}
        </AdviceGroup>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

function WordingFinding({ finding, onReplaced }: { finding: Finding; onReplaced: (news: string) => void }) {
  const { form, showTranslation } = useEditor();
  const { rule, locale, field, quote, suggestion } = finding;
  const path = `translations.${locale}.${field}` as const;
  const primary = form.watch('primaryLocale');
  const replaced = suggestion ? replaceQuote(form.watch(path), quote, suggestion, field !== 'title') : undefined;
  function replace(text: string) {
    form.setValue(path, text, { shouldDirty: true, shouldValidate: true });
    onReplaced(m.jobs_edit_wording_replaced({ quote, suggestion }));
  }
  function go() {
    if (locale !== primary) showTranslation(locale);
    focusField(path);
  }
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p>
        <span className="font-semibold">{rules[rule].title()}</span>{' '}
        <span className="text-soft">{fieldLabel(path, primary)}</span>
      </p>
      <p className="text-soft">{rules[rule].why()}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-sm text-soft">{m.jobs_edit_wording_quote()}</dt>
        <dd>
          <q lang={locale}>{quote}</q>
        </dd>
        {suggestion && (
          <>
            <dt className="text-sm text-soft">{m.jobs_edit_wording_suggestion()}</dt>
            <dd lang={locale} className="font-medium">
              {suggestion}
            </dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-3">
        {replaced !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => replace(replaced)}>
            {m.jobs_edit_wording_replace()}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={go}>
          {m.jobs_edit_wording_go()}
        </Button>
      </div>
    </li>
  );
}
