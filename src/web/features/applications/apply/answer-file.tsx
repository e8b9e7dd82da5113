import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { fileRules, fileUrl } from '#contract/files/file-rules.ts';
import type { Question } from '#contract/jobs/questions.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { useUpload } from '#web/features/profiles/use-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

const { types, maxBytes } = fileRules.attachment;

// Browsers do not always know the type of a Word file, but its extension.
const ACCEPTED = [...types, '.doc', '.docx'];

interface AnswerFileProps {
  question: Question;
  /** The id and the name of the uploaded file, or empty. */
  kept: readonly string[];
  problem: string | undefined;
  onChange: (kept: readonly string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** A file that answers a question; it is sent with the application. */
export function AnswerFile({ question: { text, required }, kept, problem, onChange, onBusy }: AnswerFileProps) {
  const upload = useUpload('attachment', ({ id, name }) => Promise.resolve(onChange([id, name])));
  const isBusy = upload.upload !== undefined;
  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => tellBusy(isBusy), [isBusy]);
  const [fileId, name = ''] = kept;
  return (
    <FileDrop
      label={text}
      hint={m.questions_file_hint({ max: formatBytes(maxBytes) })}
      isRequired={required}
      accept={ACCEPTED}
      maxBytes={maxBytes}
      errorMessage={problem ?? upload.problem}
      upload={upload.upload}
      onSelect={upload.onSelect}
      onCancel={upload.onCancel}
    >
      {fileId && !isBusy && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <FileLink href={fileUrl(fileId)} download={name} className="min-w-0 break-words">
            {name}
          </FileLink>
          <Button variant="ghost" size="sm" onClick={() => onChange([])}>
            {m.questions_file_remove()}
          </Button>
        </p>
      )}
    </FileDrop>
  );
}
