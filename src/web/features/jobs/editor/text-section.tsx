import { m } from '#generated/paraglide/messages.js';

import { EditorSection } from './editor-section.tsx';
import { JobTexts } from './job-texts.tsx';
import { useEditor } from './use-job-editor.ts';

/** The original's text. */
export function TextSection() {
  const { form } = useEditor();
  return (
    <EditorSection id="text" title={m.jobs_edit_text()}>
      <JobTexts locale={form.watch('primaryLocale')} />
    </EditorSection>
  );
}
