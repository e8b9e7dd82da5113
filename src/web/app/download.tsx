import type { ComponentProps, MouseEvent } from 'react';

import { m } from '#generated/paraglide/messages.js';
import { closeToast, showToast } from '#web/ui/toast.tsx';

import { problemOf, problemText } from './problem.ts';
import { parseJson, refusalOf } from './refusal-of.ts';
import { saveBlob } from './save-file.ts';

/** @throws what `problemOf` reads. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw refusalOf(answer.status, parseJson(await answer.text()));
  return answer.blob();
}

/** The words of a reason that the server gives, else those of the place. */
export function downloadProblem(error: unknown, otherwise: string): string {
  const problem = problemOf(error);
  return problem.reason ? problemText(problem) : otherwise;
}

/** Where the browser would open the link in another place, it does. */
export const plainPress = (act: () => Promise<void>) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void act();
};

interface FileLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  href: string;
  /** The name under which it is saved. */
  download: string;
}

/** A link to a file. Browsers hide why a download failed; this says it. */
export function FileLink({ href, download: name, children, ...rest }: FileLinkProps) {
  const save = async () => {
    try {
      saveBlob(name, await fetchFile(href));
      closeToast(href);
    } catch (error) {
      const title = downloadProblem(error, m.messages_download_failed());
      showToast({ action: href, variant: 'destructive', title, description: name });
    }
  };
  return (
    <a {...rest} href={href} download={name} onClick={plainPress(save)}>
      {children}
    </a>
  );
}
