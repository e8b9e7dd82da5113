import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import type { Company } from '#contract/companies/companies.ts';
import type { EditableJob } from '#contract/jobs/job-views.ts';
import { SKILLS_REQUIRED_MAX, SKILL_LENGTH_MAX } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { href } from '#web/app/href.ts';
import { skillSuggestions } from '#web/features/profiles/skill-suggestions.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { RequiredNote } from '#web/ui/field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { loadLater } from '#web/ui/load-later.tsx';
import { TagField } from '#web/ui/tag-field.tsx';

import type { ReadApproval } from '../approval/job-approval.tsx';
import { ActionBar } from './action-bar.tsx';
import { AskedLanguagesSection } from './asked-languages-section.tsx';
import { CheckSection } from './check-section.tsx';
import { EditorRail } from './editor-rail.tsx';
import { EditorSection } from './editor-section.tsx';
import { listErrors } from './field-labels.ts';
import { focusField, focusSection } from './focus-field.ts';
import { emptyJob, formOf } from './job-form.ts';
import { JobPreview } from './job-preview.tsx';
import { TextSection } from './job-texts.tsx';
import { PaySection } from './pay-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { RestoreChanges } from './restore-changes.tsx';
import { RoleSection } from './role-section.tsx';
import { TermSection } from './term-section.tsx';
import { TranslationsSection } from './translations-section.tsx';
import { JobEditorContext, useEditor, useErrors, useJobEditor } from './use-job-editor.ts';
import { usePublishing } from './use-publishing.ts';

const Conflict = loadLater(async () => ({ default: (await import('./conflict.tsx')).Conflict }));

interface JobEditorProps {
  /** Null for a new job, which the first change creates. */
  job: EditableJob | null;
  approval?: ReadApproval | null;
  company: Pick<Company, 'name' | 'country'>;
  userId: string;
  /** The version that the reader opened the editor for. */
  shownVersion?: Locale | undefined;
  onCreated: (job: EditableJob) => void;
}

export function JobEditor({ job, approval, company, userId, shownVersion, onCreated }: JobEditorProps) {
  const [values] = useState(() => (job ? formOf(job) : emptyJob(getLocale(), company.country)));
  const editor = useJobEditor({ job, values, userId, approval, shownVersion, onCreated });
  useEffect(() => {
    if (shownVersion) focusSection('translations');
  }, [shownVersion]);
  const { revalidate } = useRevalidator();
  const { publish, problem } = usePublishing(editor);
  const [isChecked, setChecked] = useState(false);
  const save = async () => {
    const isSaved = await editor.saver.save();
    editor.refuse([]);
    if (isSaved && !editor.saver.isAutomatic) {
      setChecked(true);
      // The head of the page shows the title.
      void revalidate();
    }
  };
  const check = async () => {
    await editor.saver.save();
    if (editor.saver.snapshot().job === null) {
      const title = `translations.${editor.form.getValues('primaryLocale')}.title` as const;
      // Nothing was typed, so nothing was refused: the title lists what is missing.
      if (!editor.form.getValues(title).trim())
        editor.form.setError(title, { type: 'required', message: m.field_required() });
      focusField(title);
      return;
    }
    setChecked(true);
    focusSection('check');
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void save();
  }
  return (
    <JobEditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for what has a button too */}
      <form
        method="dialog"
        noValidate
        aria-label={m.jobs_edit_form()}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={onKeyDown}
      >
        <Head userId={userId} jobId={job?.id ?? null} />
        <FormBesideAside
          aside={<Aside companyName={company.name} checked={isChecked ? editor.job : null} problem={problem} />}
        />
        <ActionBar companyName={company.name} {...{ isChecked }} onSave={save} onCheck={check} onPublish={publish} />
      </form>
    </JobEditorContext>
  );
}

function FormBesideAside({ aside }: { aside: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14">
      <div className="min-w-0">
        <RoleSection />
        <TextSection />
        <PlaceSection />
        <AskedLanguagesSection />
        <PaySection />
        <SkillsSection />
        <OfferSection />
        <QuestionsSection />
        <TermSection />
        <TranslationsSection />
      </div>
      <div className="lg:border-t lg:border-line lg:pt-10">{aside}</div>
    </div>
  );
}

interface AsideProps {
  companyName: string;
  /** The result of the check; the preview until then. */
  checked: EditableJob | null;
  /** Why it was not published. */
  problem: string | undefined;
}

/** Sticky on a wide screen; below the form on others, where the preview is a dialog. */
function Aside({ companyName, checked, problem }: AsideProps) {
  return (
    <div className="flex flex-col gap-6 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-8rem)]">
      <div className="hidden lg:block">
        <EditorRail />
      </div>
      {checked ? (
        <div className="min-h-0 lg:overflow-y-auto">
          <CheckSection job={checked} problem={problem} />
        </div>
      ) : (
        <div
          className="hidden min-h-0 overflow-y-auto lg:block"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be scrollable by keyboard
          tabIndex={0}
          role="region"
          aria-label={m.jobs_edit_preview()}
        >
          <p className="mb-3 text-sm font-semibold text-soft">{m.jobs_edit_preview()}</p>
          <JobPreview companyName={companyName} />
        </div>
      )}
    </div>
  );
}

function Head({ userId, jobId }: { userId: string; jobId: string | null }) {
  const editor = useEditor();
  const { job, form, refused } = editor;
  const primary = form.watch('primaryLocale');
  const errors = listErrors(useErrors(), primary);
  return (
    <div className="flex flex-col gap-5 pb-6">
      <RequiredNote />
      {job && job.status !== 'draft' && (
        <p className="max-w-[40rem] text-soft">
          {job.status === 'active' || job.status === 'paused' ? m.jobs_edit_public_about() : m.jobs_edit_ended_about()}
        </p>
      )}
      <RestoreChanges userId={userId} jobId={jobId} />
      <Conflict editor={editor} />
      <ErrorSummary errors={refused ? errors : []} onFocusField={focusField} />
    </div>
  );
}

function SkillsSection() {
  const { form } = useEditor();
  const errors = useErrors();
  const primary = form.watch('primaryLocale');
  return (
    <EditorSection id="skills" title={m.jobs_edit_skills()} about={m.jobs_edit_skills_about()}>
      <div data-field="skills">
        <Controller
          control={form.control}
          name="skills"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <TagField
              {...{ ref, value, onChange, onBlur }}
              label={m.jobs_edit_skills_label()}
              maxTags={SKILLS_REQUIRED_MAX}
              maxLength={SKILL_LENGTH_MAX}
              suggestions={skillSuggestions(primary)}
              errorMessage={errors.skills?.message ?? errors.skills?.find?.(Boolean)?.message}
            />
          )}
        />
      </div>
    </EditorSection>
  );
}

function OfferSection() {
  const { job } = useEditor();
  return (
    <EditorSection id="offer" title={m.offer_title()} about={m.offer_editor_about()}>
      {job ? (
        <ButtonLink to={href(paths.jobOffer(job.id))} variant="outline" className="self-start">
          {m.offer_open()}
        </ButtonLink>
      ) : (
        <p className="text-soft">{m.offer_first()}</p>
      )}
    </EditorSection>
  );
}

function QuestionsSection() {
  const { job } = useEditor();
  return (
    <EditorSection id="questions" title={m.jobs_edit_questions()} about={m.jobs_edit_questions_about()}>
      {job ? (
        <ButtonLink to={href(paths.jobQuestions(job.id))} variant="outline" className="self-start">
          {m.jobs_edit_questions_open()}
        </ButtonLink>
      ) : (
        <p className="text-soft">{m.jobs_edit_questions_first()}</p>
      )}
    </EditorSection>
  );
}
