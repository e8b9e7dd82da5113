import { useState, type MouseEvent } from 'react';

import { attachmentUrl, type Attachment } from '#contract/messages.ts';
import { m } from '#generated/paraglide/messages.js';
import { showToast } from '#web/ui/toast.tsx';

export interface AttachmentProps {
  applicationId: string;
  attachment: Attachment;
}

/** Fetches an attachment when its link is pressed; where that fails, it is said. */
export function useDownload({ applicationId, attachment: { id, name } }: AttachmentProps) {
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
export const plainPress = (act: () => Promise<void>) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void act();
};
