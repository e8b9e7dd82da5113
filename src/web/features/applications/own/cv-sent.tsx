import { Download, FileText } from 'lucide-react';

import type { Application } from '#contract/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { formatBytes } from '#web/ui/bytes.ts';
import { buttonClass } from '#web/ui/button-style.ts';

import { cvUrl } from '../review/use-cv.ts';

/** The CV as it was sent, whatever the profile has by now. */
export function CvSent({ application: { id, cv } }: { application: Application }) {
  return (
    <section aria-labelledby="cv-sent">
      <h2 id="cv-sent" className="mb-4 text-lg">
        {m.applications_cv_sent()}
      </h2>
      {cv ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="flex min-w-0 items-start gap-3">
            <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <span className="min-w-0">
              <span className="font-semibold break-words">{cv.name}</span>{' '}
              <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
            </span>
          </p>
          <a href={cvUrl(id)} download={cv.name} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Download aria-hidden="true" />
            {m.profile_cv_download()}
          </a>
        </div>
      ) : (
        <p className="text-soft">{m.applications_cv_not_sent()}</p>
      )}
    </section>
  );
}
