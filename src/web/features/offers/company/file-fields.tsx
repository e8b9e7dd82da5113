import { FileText, X } from 'lucide-react';

import { fileRules } from '#contract/files/file-rules.ts';
import { OFFER_FILES_MAX } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import { EditorSection } from '#web/features/jobs/editor/editor-section.tsx';
import { useUpload } from '#web/features/profiles/use-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

import type { FieldsProps } from './offer-form.ts';

const { types, maxBytes } = fileRules.attachment;

/** The files that go with the offer. */
export function FileFields({ values: { files }, set, problems }: FieldsProps) {
  const { upload, problem, onSelect, onCancel } = useUpload('attachment', async ({ id, name }) =>
    set({ files: [...files, { id, name }] }),
  );
  return (
    <EditorSection id="files" title={m.offers_files()} about={m.offers_file_hint({ max: OFFER_FILES_MAX })}>
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3 rounded-control border border-line bg-surface ps-4">
              <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.ui_remove_item({ item: name })}
                onClick={() => set({ files: files.filter((file) => file.id !== id) })}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < OFFER_FILES_MAX && (
        <FileDrop
          label={m.offers_file_add()}
          accept={types}
          errorMessage={problem ?? problems.get('fileIds')}
          {...{ maxBytes, upload, onSelect, onCancel }}
        />
      )}
    </EditorSection>
  );
}
