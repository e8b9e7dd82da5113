import { type SubmitEvent, useId, useState } from 'react';

import { locales } from '#contract/locales.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';
import { TERMS_SUMMARY_MAX, VERSION_NOTE_MAX } from '#contract/own-pages/own-page-choices.ts';
import type { AdminPage } from '#contract/own-pages/own-pages.ts';
import { m } from '#generated/paraglide/messages.js';
import { api } from '#web/app/api-client.ts';
import { ownPageDay, ownPageName } from '#web/app/own-page-names.ts';
import { useSend } from '#web/app/use-send.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { listedLanguageName } from '#web/ui/language-level.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface PublishDialogProps {
  page: AdminPage;
  draft: NonNullable<AdminPage['draft']>;
  /** When the page was read. */
  today: string;
  onClose: () => void;
  onPublished: () => Promise<void>;
}

const DAY_MILLISECONDS = 86_400_000;

export function PublishDialog({ page, draft, today, onClose, onPublished }: PublishDialogProps) {
  const formId = useId();
  const earliest = new Date(Date.parse(today) + page.noticeDays * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const [note, setNote] = useState('');
  const [isNew, setNew] = useState(false);
  const [inForceFrom, setFrom] = useState(earliest);
  const [summary, setSummary] = useState<LocalizedWords>({});
  const { problem, problems, isSending, send } = useSend();
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(async () => {
      const newTerms = isNew ? { inForceFrom, summary } : null;
      await api.admin.pages.publish({ page: page.page, revision: draft.revision, note, newTerms });
      showToast({ title: m.admin_pages_published() });
      onClose();
      await onPublished();
    });
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" form={formId} isPending={isSending}>
        {m.admin_pages_publish()}
      </Button>
    </>
  );
  return (
    <Dialog title={m.admin_pages_publish_title()} isOpen onClose={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={publish} className="flex flex-col gap-5">
        {problem && <Alert variant="attention">{problem}</Alert>}
        <p className="text-soft">{m.admin_pages_publish_text({ page: ownPageName(page.page) })}</p>
        {page.page === 'terms' && (
          <RadioGroup
            name="kind"
            label={m.admin_pages_kind()}
            options={[
              { value: 'correction', label: m.admin_pages_kind_correction() },
              { value: 'new', label: m.admin_pages_kind_new() },
            ]}
            value={isNew ? 'new' : 'correction'}
            onChange={(value) => setNew(value === 'new')}
          />
        )}
        {isNew && <NewTerms {...{ draft, earliest, inForceFrom, setFrom, summary, setSummary, problems }} />}
        <TextArea
          label={m.admin_pages_note()}
          hint={m.admin_pages_note_hint()}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          maxLength={VERSION_NOTE_MAX}
          errorMessage={problems.get('note')}
        />
      </form>
    </Dialog>
  );
}

interface NewTermsProps extends Pick<PublishDialogProps, 'draft'> {
  earliest: string;
  inForceFrom: string;
  setFrom: (day: string) => void;
  summary: LocalizedWords;
  setSummary: (summary: LocalizedWords) => void;
  problems: ReadonlyMap<string, string>;
}

function NewTerms({ draft, earliest, inForceFrom, setFrom, summary, setSummary, problems }: NewTermsProps) {
  const date = ownPageDay(earliest);
  // The first one has the error of the whole page.
  const written = locales.filter((locale) => draft.texts[locale]);
  return (
    <>
      <DateField
        label={m.admin_pages_from()}
        hint={m.admin_pages_from_hint({ date })}
        isRequired
        min={earliest}
        defaultValue={inForceFrom}
        onChange={({ target }) => setFrom(target.value)}
        errorMessage={problems.has('newTerms.inForceFrom') ? m.admin_pages_from_soon({ date }) : undefined}
      />
      {written.map((locale, index) => (
        <TextArea
          key={locale}
          label={m.admin_pages_summary({ language: listedLanguageName(locale) })}
          hint={index === 0 ? m.admin_pages_summary_hint() : undefined}
          lang={locale}
          rows={3}
          value={summary[locale] ?? ''}
          onChange={({ target }) => setSummary({ ...summary, [locale]: target.value })}
          maxLength={TERMS_SUMMARY_MAX}
          errorMessage={
            problems.get(`newTerms.summary.${locale}`) ?? (index === 0 ? problems.get('newTerms.summary') : undefined)
          }
        />
      ))}
    </>
  );
}
