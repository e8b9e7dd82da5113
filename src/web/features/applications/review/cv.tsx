import { useQuery } from '@tanstack/react-query';
import { Download, Eye, EyeOff, FileText } from 'lucide-react';
import { type MouseEvent, useCallback } from 'react';

import type { Application } from '#contract/applications/application-views.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useIsInBrowser } from '#web/ui/use-is-in-browser.ts';

import { type CvState, PDF } from './use-cv-shown.ts';
import { cvProblem, cvQuery, cvUrl, useCvDownload } from './use-cv.ts';

/** The id of the preview that the button toggles. */
const CV_PREVIEW = 'cv';
export const CV_DOWNLOAD = 'cv-download';

interface CvProps {
  application: Application;
  state: CvState;
}

export function Cv({ application: { id, cv, status }, state: { isShown, onlyIfWide, toggle } }: CvProps) {
  if (!cv)
    return (
      <p className="text-soft">
        {status === 'withdrawn' ? m.applications_cv_withdrawn() : m.applications_cv_not_sent()}
      </p>
    );
  return (
    <section
      aria-label={m.applications_cv()}
      className={`flex min-w-0 flex-col gap-3 ${isShown ? 'min-[96rem]:sticky min-[96rem]:top-24 min-[96rem]:self-start' : ''}`.trimEnd()}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-48 items-start gap-3">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span className="min-w-0">
            <span className="font-semibold">{cv.name}</span>{' '}
            <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <CvDownload applicationId={id} cv={cv} />
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isShown}
            aria-controls={isShown ? CV_PREVIEW : undefined}
            onClick={toggle}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {isShown ? m.applications_cv_hide() : m.applications_cv_show()}
          </Button>
        </div>
      </div>
      {isShown && (
        <div id={CV_PREVIEW} className={onlyIfWide ? 'max-lg:hidden' : undefined}>
          <CvPreview applicationId={id} cv={cv} />
        </div>
      )}
    </section>
  );
}

interface CvFileProps {
  applicationId: string;
  cv: StoredFile;
}

function CvDownload({ applicationId, cv }: CvFileProps) {
  const { isPending, problem, download } = useCvDownload(applicationId, cv);
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) void download();
  };
  return (
    <>
      <a
        id={CV_DOWNLOAD}
        href={cvUrl(applicationId)}
        download={cv.name}
        onClick={save}
        aria-disabled={isPending || undefined}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {isPending ? <Spinner /> : <Download aria-hidden="true" />}
        {m.applications_cv_download()}
      </a>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </>
  );
}

const HEIGHT = 'h-[calc(100dvh-13rem)] min-h-80';

function CvPreview({ applicationId, cv }: CvFileProps) {
  const isInBrowser = useIsInBrowser();
  if (cv.type !== PDF) return <Alert>{m.applications_cv_word()}</Alert>;
  if (!isInBrowser) return <Skeleton className={HEIGHT} />;
  if (!navigator.pdfViewerEnabled) return <Alert>{m.applications_cv_no_viewer()}</Alert>;
  return <PdfFrame applicationId={applicationId} name={cv.name} />;
}

function PdfFrame({ applicationId, name }: { applicationId: string; name: string }) {
  const { data: bytes, error } = useQuery(cvQuery(applicationId));
  // Stable for the same bytes: a new callback would reload the frame.
  const frame = useCallback((element: HTMLIFrameElement) => (bytes ? showIn(element, bytes) : undefined), [bytes]);
  if (error) return <Alert variant="attention">{cvProblem(error)}</Alert>;
  if (!bytes) {
    return (
      <Loading>
        <Skeleton className={HEIGHT} />
      </Loading>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox
    <iframe
      ref={frame}
      title={m.applications_cv_title({ name })}
      className={`${HEIGHT} w-full rounded-card border border-line bg-sunken`}
    />
  );
}

/** Shows bytes in a frame until cleanup, always as a PDF, whatever they contain. */
function showIn(frame: HTMLIFrameElement, bytes: ArrayBuffer): () => void {
  const url = URL.createObjectURL(new Blob([bytes], { type: PDF }));
  // PDF Open Parameters: no sidebar, fit to width. Viewers that do not know them ignore them.
  frame.src = `${url}#navpanes=0&view=FitH`;
  return () => URL.revokeObjectURL(url);
}
