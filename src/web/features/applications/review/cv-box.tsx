import { Download, Eye, EyeOff, FileText } from 'lucide-react';
import type { MouseEvent } from 'react';

import type { StoredFile } from '#contract/files/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { Spinner } from '#web/ui/spinner.tsx';

import { cvUrl, useCvDownload } from './use-cv.ts';

/** The id of the preview that the button toggles. */
export const CV_PREVIEW = 'cv';
export const CV_DOWNLOAD = 'cv-download';

interface CvBoxProps {
  applicationId: string;
  cv: StoredFile;
  isShown: boolean;
  onToggle: () => void;
}

export function CvBox({ applicationId, cv, isShown, onToggle }: CvBoxProps) {
  const { isPending, problem, download } = useCvDownload(applicationId, cv);
  const save = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending) void download();
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-start gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="font-semibold">{cv.name}</span>{' '}
          <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
        </span>
      </p>
      <a
        id={CV_DOWNLOAD}
        href={cvUrl(applicationId)}
        download={cv.name}
        onClick={save}
        aria-disabled={isPending || undefined}
        className={buttonClass({ variant: 'outline' })}
      >
        {isPending ? <Spinner /> : <Download aria-hidden="true" />}
        {m.applications_cv_download()}
      </a>
      <Button
        variant="ghost"
        aria-expanded={isShown}
        aria-controls={isShown ? CV_PREVIEW : undefined}
        onClick={onToggle}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        {isShown ? m.applications_cv_hide() : m.applications_cv_show()}
      </Button>
      {problem && <Alert variant="attention">{problem}</Alert>}
    </div>
  );
}
