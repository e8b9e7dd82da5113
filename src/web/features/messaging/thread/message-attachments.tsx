import { Download } from 'lucide-react';
import { useState } from 'react';

import { attachmentUrl } from '#contract/files/file-rules.ts';
import type { Attachment } from '#contract/messaging/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { downloadProblem, fetchFile, plainPress } from '#web/app/download.tsx';
import { saveBlob } from '#web/app/save-file.ts';
import { formatBytes } from '#web/ui/bytes.ts';
import { closeToast, showToast } from '#web/ui/toast.tsx';

/** Pixels, reserved before the image loads. */
const THUMBNAIL = { width: 176, height: 132 };

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

/** A normal link; a plain click opens the image in a new tab. */
function Picture(props: AttachmentProps) {
  const { name, type } = props.attachment;
  const { url, problem, download } = useDownload(props);
  const show = async () => {
    // Opened before the download: browsers allow it only in response to a click.
    const tab = open('', '_blank');
    const bytes = await download();
    if (!bytes) tab?.close();
    else if (!tab) saveBlob(name, bytes);
    // Not revoked, so that it can be reloaded and saved while this page is open.
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
      <Failed problem={problem} />
    </>
  );
}

/** A normal link; a plain click saves the file. */
function File(props: AttachmentProps) {
  const { name, size } = props.attachment;
  const { url, problem, download } = useDownload(props);
  const save = async () => {
    const bytes = await download();
    if (bytes) saveBlob(name, bytes);
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
      <Failed problem={problem} />
    </>
  );
}

const Failed = ({ problem }: { problem: string | undefined }) =>
  problem && <p className="mt-1 text-sm text-coral">{problem}</p>;

interface AttachmentProps {
  applicationId: string;
  attachment: Attachment;
}

/** Downloads an attachment when its link is clicked; shows failures. */
function useDownload({ applicationId, attachment: { id, name } }: AttachmentProps) {
  const url = attachmentUrl(applicationId, id);
  const [problem, setProblem] = useState<string>();
  return {
    url,
    problem,
    /** The file's bytes; undefined if the download failed. */
    async download(): Promise<Blob | undefined> {
      setProblem(undefined);
      try {
        const bytes = await fetchFile(url);
        closeToast(url);
        return bytes;
      } catch (error) {
        console.error('Could not download', url, error);
        const title = downloadProblem(error, m.messages_download_failed());
        setProblem(title);
        showToast({ action: url, variant: 'destructive', title, description: name });
        return undefined;
      }
    },
  };
}
