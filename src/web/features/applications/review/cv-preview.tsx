import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import type { StoredFile } from '#contract/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

import { cvQuery } from './use-cv.ts';

const PDF = 'application/pdf';

/** A CV in the page; of what a browser cannot show, that it has to be downloaded. */
export function CvPreview({ applicationId, cv }: { applicationId: string; cv: StoredFile }) {
  if (cv.type !== PDF) return <Alert>{m.applications_cv_word()}</Alert>;
  if (!navigator.pdfViewerEnabled) return <Alert>{m.applications_cv_no_viewer()}</Alert>;
  return <PdfFrame applicationId={applicationId} name={cv.name} />;
}

function PdfFrame({ applicationId, name }: { applicationId: string; name: string }) {
  const { data: bytes, isError } = useQuery(cvQuery(applicationId));
  // The same for the same bytes: another one would begin to show them anew.
  const frame = useCallback((element: HTMLIFrameElement) => (bytes ? showIn(element, bytes) : undefined), [bytes]);
  if (isError) return <Alert variant="attention">{m.applications_cv_failed()}</Alert>;
  if (!bytes) {
    return (
      <Loading>
        <Skeleton className="h-[80dvh]" />
      </Loading>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- in a sandbox Chromium shows no PDF; and a PDF is all it can be
    <iframe
      ref={frame}
      title={m.applications_cv_title({ name })}
      className="h-[80dvh] w-full rounded-card border border-line bg-sunken"
    />
  );
}

/** Gives a frame the bytes to show, for as long as it is there. They are shown as a PDF and nothing else, whatever is in them. */
function showIn(frame: HTMLIFrameElement, bytes: ArrayBuffer): () => void {
  const url = URL.createObjectURL(new Blob([bytes], { type: PDF }));
  // Without the list of pages at its side, and as wide as there is room (parameters of PDF Open, which every viewer knows or ignores).
  frame.src = `${url}#navpanes=0&view=FitH`;
  return () => URL.revokeObjectURL(url);
}
