import { useState } from 'react';

import { fileRules } from '#contract/files/file-rules.ts';
import { m } from '#generated/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { showToast } from '#web/ui/toast.tsx';

import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useUpload } from './use-upload.ts';

interface PictureFieldProps {
  kind: 'avatar' | 'logo';
  name: string;
  url: string | null;
  texts: { change: string; remove: string; about: string };
  /** Sets the uploaded file as the picture; null removes it. */
  onChange: (fileId: string | null) => Promise<unknown>;
}

/** A picture with its edit dialog, which shows a preview as others will see it. */
export function PictureField({ kind, name, url, texts, onChange }: PictureFieldProps) {
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { place, focusAfterRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const close = () => setOpen(undefined);
  const remove = async () => {
    await onChange(null);
    focusAfterRemoval();
  };
  const picture = <Avatar name={name} src={url} size="xl" isSquare={kind === 'logo'} />;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:max-w-40 md:flex-col md:items-start md:gap-y-3">
      {picture}
      <div ref={place} className="flex flex-col items-start gap-1">
        <Button variant="outline" size="sm" onClick={() => setOpen('change')}>
          {texts.change}
        </Button>
        {url && (
          <Button variant="ghost" size="sm" onClick={() => setOpen('remove')}>
            {texts.remove}
          </Button>
        )}
      </div>
      <Dialog
        title={texts.change}
        isOpen={open === 'change'}
        onClose={close}
        size="sm"
        footer={
          <Button variant="outline" onClick={close}>
            {m.ui_close()}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-5">
            {picture}
            <p className="text-sm text-soft">{texts.about}</p>
          </div>
          <PictureUpload kind={kind} onStored={onChange} />
        </div>
      </Dialog>
      <ConfirmDialog
        title={texts.remove}
        message={m.profile_picture_remove_confirm()}
        confirmLabel={texts.remove}
        destructive
        isOpen={open === 'remove'}
        onClose={close}
        onConfirm={remove}
      />
    </div>
  );
}

function PictureUpload({
  kind,
  onStored,
}: {
  kind: 'avatar' | 'logo';
  onStored: (fileId: string) => Promise<unknown>;
}) {
  const { types, maxBytes } = fileRules[kind];
  const { upload, problem, onSelect, onCancel } = useUpload(kind, async ({ id }) => {
    await onStored(id);
    showToast({ title: m.profile_saved() });
  });
  return (
    <FileDrop
      label={m.profile_picture_file()}
      hint={m.profile_picture_hint({ max: formatBytes(maxBytes) })}
      accept={types}
      maxBytes={maxBytes}
      errorMessage={problem}
      {...{ upload, onSelect, onCancel }}
    />
  );
}
