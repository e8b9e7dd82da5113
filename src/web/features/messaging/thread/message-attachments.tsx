import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

import { type Attachment, attachmentUrl } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { saveFile } from '#web/app/save-file.ts';
import { formatBytes } from '#web/ui/bytes.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Pixels: the room of a picture is there before the picture is. */
const THUMBNAIL = { width: 176, height: 132 };

/** What is attached to a message: pictures small, other files by name. */
export function MessageAttachments({
  applicationId,
  attachments,
}: {
  applicationId: string;
  attachments: readonly Attachment[];
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="max-w-full min-w-0">
          {attachment.type.startsWith('image/') ? (
            <Picture {...{ applicationId, attachment }} />
          ) : (
            <File {...{ applicationId, attachment }} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A link, as any other file's; a plain press shows the picture in a tab of its own. */
function Picture(props: AttachmentProps) {
  const { name, type } = props.attachment;
  const { url, hasFailed, download } = useDownload(props);
  const show = async () => {
    // Before the bytes are there: a browser lets a page open a tab only as the answer to a press.
    const tab = open('', '_blank');
    const bytes = await download();
    if (!bytes) tab?.close();
    else if (!tab) saveFile({ name, type }, bytes);
    // Not revoked, so that it can be reloaded and saved for as long as this page is there.
    else tab.location.replace(URL.createObjectURL(new Blob([bytes], { type })));
  };
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        onClick={plainPress(show)}
        className="block w-fit overflow-hidden rounded-control border border-line bg-sunken"
      >
        <img src={url} alt={name} {...THUMBNAIL} loading="lazy" decoding="async" className="h-33 w-44 object-cover" />
      </a>
      {hasFailed && <Failed />}
    </>
  );
}

/** A link, so that it can be opened as any other; a plain press saves the file. */
function File(props: AttachmentProps) {
  const { name, size, type } = props.attachment;
  const { url, hasFailed, download } = useDownload(props);
  const save = async () => {
    const bytes = await download();
    if (bytes) saveFile({ name, type }, bytes);
  };
  return (
    <>
      <a
        href={url}
        download={name}
        onClick={plainPress(save)}
        aria-label={m.messages_download({ name, size: formatBytes(size) })}
        className="flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-edge bg-surface px-3 py-1.5 text-sm hover:border-ink"
      >
        <Download aria-hidden="true" className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 text-soft tabular-nums">{formatBytes(size)}</span>
      </a>
      {hasFailed && <Failed />}
    </>
  );
}

const Failed = () => <p className="mt-1 text-sm text-coral">{m.messages_download_failed()}</p>;

interface AttachmentProps {
  applicationId: string;
  attachment: Attachment;
}

/** Fetches an attachment when its link is pressed; where that fails, it is said. */
function useDownload({ applicationId, attachment: { id, name } }: AttachmentProps) {
  const url = attachmentUrl(applicationId, id);
  const [hasFailed, setFailed] = useState(false);
  return {
    url,
    hasFailed,
    /** The bytes of the file; undefined where there are none to be had. */
    async download(): Promise<ArrayBuffer | undefined> {
      setFailed(false);
      try {
        const response = await fetch(url);
        if (!response.ok) throw new Error(`The file was refused with ${response.status}.`);
        return await response.arrayBuffer();
      } catch (error) {
        console.error('Could not download', url, error);
        setFailed(true);
        showToast({ variant: 'destructive', title: m.messages_download_failed(), description: name });
        return undefined;
      }
    },
  };
}

/** Takes a plain press of a link over from the browser, which keeps those that ask for a new tab or window. */
const plainPress = (act: () => Promise<void>) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void act();
};
