import { FileText, RotateCw, X } from 'lucide-react';
import type { RefObject } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { focusOnRemoval } from '#web/ui/focus.ts';
import { Progress } from '#web/ui/progress.tsx';

import type { Attachments, Draft } from './use-attachments.ts';

interface AttachmentTrayProps {
  attachments: Attachments;
  /** Gets the focus when a file is removed or sent again. */
  field: RefObject<HTMLElement | null>;
}

export function AttachmentTray({ attachments, field }: AttachmentTrayProps) {
  const { drafts, refusals, remove, retry } = attachments;
  const focusField = focusOnRemoval(() => field.current);
  return (
    <>
      {drafts.length > 0 && (
        <ul className="flex max-h-40 flex-col gap-1.5 overflow-y-auto">
          {drafts.map((draft) => (
            <li
              key={draft.key}
              ref={focusField}
              className="flex items-center gap-2.5 rounded-control border border-line bg-surface ps-3 text-sm"
            >
              <FileText aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
              <DraftState draft={draft} />
              {draft.state.kind === 'failed' && (
                <Button
                  ref={focusField}
                  variant="ghost"
                  size="icon"
                  aria-label={m.messages_try_again()}
                  onClick={() => retry(draft)}
                >
                  <RotateCw aria-hidden="true" />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon"
                aria-label={
                  draft.state.kind === 'uploading' ? m.ui_cancel_upload() : m.ui_remove_item({ item: draft.file.name })
                }
                onClick={() => remove(draft.key)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className="flex flex-col gap-1 text-sm font-medium text-coral empty:hidden">
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
    </>
  );
}

function DraftState({ draft: { file, state } }: { draft: Draft }) {
  if (state.kind === 'uploading') {
    const value = m.ui_bytes_of({ sent: formatBytes(state.sent), total: formatBytes(file.size) });
    return (
      <div className="min-w-0 flex-1 py-1.5">
        <Progress label={m.ui_uploading({ name: file.name })} value={state.sent} max={file.size} valueLabel={value} />
      </div>
    );
  }
  return (
    <p className="min-w-0 flex-1 py-1.5">
      <span className="font-medium">{file.name}</span>{' '}
      <span className={state.kind === 'failed' ? 'text-coral' : 'text-soft tabular-nums'}>
        {state.kind === 'failed' ? state.problem : formatBytes(state.attachment.size)}
      </span>
    </p>
  );
}
