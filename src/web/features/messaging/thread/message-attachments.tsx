import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';

import { attachmentUrl, type Attachment } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { saveFile } from '#web/app/save-file.ts';
import { formatBytes } from '#web/ui/bytes.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Pixels: the room of a picture is there before the picture is. */
const THUMBNAIL = { width: 176, height: 132 };

/** What is attached to a message: pictures small, other files by name. */
export function MessageAttachments({ applicationId, attachments }: { applicationId: string; attachments: readonly Attachment[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="max-w-full min-w-0">
          {attachment.type.startsWith('image/') ? <Picture {...{ applicationId, attachment }} /> : <File {...{ applicationId, attachment }} />}
        </li>
      ))}
    </ul>
  );
}

interface AttachmentProps {
  applicationId: string;
  attachment: Attachment;
}

function Picture({ applicationId, attachment: { id, name } }: AttachmentProps) {
  const url = attachmentUrl(applicationId, id);
  return (
    <a href={url} target="_blank" rel="noopener" className="block w-fit overflow-hidden rounded-control border border-line bg-sunken">
      <img src={url} alt={name} {...THUMBNAIL} loading="lazy" decoding="async" className="h-33 w-44 object-cover" />
    </a>
  );
}

/** A link, so that it can be opened as any other; a plain press saves the file, and says where that fails. */
function File({ applicationId, attachment: { id, name, size, type } }: AttachmentProps) {
  const url = attachmentUrl(applicationId, id);
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    setFailed(false);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
      saveFile({ name, type }, await response.arrayBuffer());
    } catch {
      setFailed(true);
      showToast({ variant: 'destructive', title: m.messages_download_failed(), description: name });
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void download();
  };
  return (
    <>
      <a
        href={url}
        download={name}
        onClick={press}
        aria-label={m.messages_download({ name, size: formatBytes(size) })}
        className="flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-edge bg-surface px-3 py-1.5 text-sm hover:border-ink"
      >
        <Download aria-hidden="true" className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 text-soft tabular-nums">{formatBytes(size)}</span>
      </a>
      {hasFailed && <p className="mt-1 text-sm text-coral">{m.messages_download_failed()}</p>}
    </>
  );
}
