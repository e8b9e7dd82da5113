import { FileStack, Paperclip, SendHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';

import { MESSAGE_MAX } from '#contract/limits.ts';
import type { Attachment, Thread } from '#contract/messaging/messages.ts';
import { findPlaceholder } from '#contract/templates/message-templates.ts';
import { m } from '#generated/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field.tsx';
import { focusAfterDialog } from '#web/ui/focus.ts';
import { loadLater } from '#web/ui/load-later.tsx';
import { Counter } from '#web/ui/text-area.tsx';

import { otherOf } from '../thread/other.ts';
import { ACCEPTED } from './attachment-check.ts';
import { AttachmentTray } from './attachment-tray.tsx';
import type { Attachments } from './use-attachments.ts';
import type { useDraft } from './use-draft.ts';
import { useOthersTyping, useOwnTyping } from './use-typing.ts';

const TemplatesDialog = lazy(async () => ({
  default: (await import('../templates/templates-dialog.tsx')).TemplatesDialog,
}));

/** Loaded separately: its texts, in six languages, are only for users who write. */
const FormerPayNotice = loadLater(async () => ({
  default: (await import('../former-pay-notice.tsx')).FormerPayNotice,
}));

export const MESSAGE_FIELD = 'message';

interface ComposerProps {
  thread: Thread;
  draft: ReturnType<typeof useDraft>;
  attachments: Attachments;
  isSending: boolean;
  wasSent: boolean;
  /** Sends a message, or retries `failedId`, and returns its id. */
  onSend: (content: string, attachments: Attachment[], failedId: string | undefined) => string;
}

/** Enter sends, Shift+Enter starts a new line. */
export function Composer({ thread, draft, attachments, isSending, wasSent, onSend }: ComposerProps) {
  const { text, change } = draft;
  const typing = useOwnTyping(thread.applicationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const content = text.trim();
  const unfilled = findPlaceholder(content);
  // A message needs text or attachments.
  const isEmpty = content === '' && attachments.ready.length === 0;
  const isBlocked =
    isEmpty || isSending || attachments.isUploading || content.length > MESSAGE_MAX || unfilled !== undefined;
  const send = () => {
    if (isBlocked) return;
    // With other files, it is another message.
    const failedId = attachments.ready.length === 0 ? draft.sentId : undefined;
    draft.sendAs({ clientId: onSend(content, attachments.ready, failedId), content });
    attachments.clear();
    typing.stop();
    field.current?.focus();
  };
  const use = (template: string) => {
    change(template);
    focusAfterDialog(() => field.current);
  };
  return (
    <form
      method="dialog"
      className="flex flex-col gap-2 border-t border-line px-4 pt-2 pb-3 md:px-6 low:flex-row low:flex-wrap low:*:basis-full"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Happening {...{ thread, wasSent }} isTyping={typing.isTyping} isSaved={draft.isFlashing} used={text.length} />
      <AttachmentTray {...{ attachments, field }} />
      <MessageField
        ref={field}
        {...{ text, unfilled }}
        onSend={send}
        onFiles={attachments.add}
        name={otherOf(thread).name}
        onChange={(typed) => {
          change(typed);
          if (typed.trim()) typing.stroke();
        }}
      />
      {thread.side === 'employer' && <FormerPayNotice text={text} />}
      <div className="flex items-center gap-1 low:grow low:basis-auto!">
        <AttachButton onFiles={attachments.add} />
        {thread.side === 'employer' && <TemplatesButton thread={thread} hasText={content !== ''} onUse={use} />}
        <Button
          type="submit"
          disabled={isBlocked}
          aria-label={m.messages_send()}
          className="ms-auto max-md:px-3 low:px-3"
        >
          <SendHorizontal aria-hidden="true" />
          <span className="max-md:hidden low:hidden">{m.messages_send()}</span>
        </Button>
      </div>
    </form>
  );
}

interface MessageFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  name: string;
  text: string;
  /** An unfilled placeholder: `{{date}}`. */
  unfilled: string | undefined;
  onChange: (typed: string) => void;
  onSend: () => void;
  onFiles: (files: readonly File[]) => void;
}

function MessageField({ ref, name, text, unfilled, onChange, onSend, onFiles }: MessageFieldProps) {
  const errorId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Word and other programs also copy an image of the text.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <>
      <textarea
        ref={ref}
        id={MESSAGE_FIELD}
        dir="auto"
        rows={1}
        aria-label={m.messages_field()}
        placeholder={m.messages_write_to({ name })}
        value={text}
        {...{ onKeyDown, onPaste }}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={unfilled ? true : undefined}
        aria-describedby={unfilled ? errorId : undefined}
        enterKeyHint="send"
        className="control field-sizing-content max-h-40 resize-none leading-normal low:max-h-20 low:basis-40! low:grow-99"
      />
      {unfilled && <FieldProblem id={errorId}>{m.messages_placeholder_left({ placeholder: unfilled })}</FieldProblem>}
    </>
  );
}

interface HappeningProps {
  thread: Thread;
  isTyping: boolean;
  isSaved: boolean;
  wasSent: boolean;
  used: number;
}

function Happening({ thread, isTyping, isSaved, wasSent, used }: HappeningProps) {
  const other = useOthersTyping(thread);
  return (
    <div className="flex items-center gap-x-3 text-xs text-soft max-lg:not-low:flex-wrap">
      <p role="status" className="min-w-0 flex-1 truncate">
        {other && m.messages_typing({ name: other })}
      </p>
      {/* Always rendered, so that the layout does not shift. */}
      <div className="flex min-h-[1lh] shrink-0 justify-end gap-3 max-lg:not-low:order-last max-lg:not-low:basis-full">
        <p role="status">{isSaved ? m.messages_draft_saved() : wasSent && m.messages_sent()}</p>
        {/* Not announced: the author knows. */}
        {isTyping && <p>{m.messages_typing_own()}</p>}
      </div>
      <Counter used={used} max={MESSAGE_MAX} />
    </div>
  );
}

function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={m.messages_attach()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Button variant="ghost" size="icon" aria-label={m.messages_attach()} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
      </Button>
    </>
  );
}

function TemplatesButton({
  thread,
  hasText,
  onUse,
}: {
  thread: Thread;
  hasText: boolean;
  onUse: (text: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)} className="min-h-11">
        <FileStack aria-hidden="true" />
        {m.messages_templates()}
      </Button>
      {isOpen && (
        <Suspense>
          <TemplatesDialog
            {...{ thread, hasText }}
            onUse={(text) => {
              setOpen(false);
              onUse(text);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
