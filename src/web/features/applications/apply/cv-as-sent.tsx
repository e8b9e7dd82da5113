import { FileText } from 'lucide-react';

import type { Profile } from '#contract/profiles.ts';
import { m } from '#generated/paraglide/messages.js';
import { CvUpload } from '#web/features/profiles/cv-upload.tsx';
import { formatBytes } from '#web/ui/bytes.ts';

/** The CV that goes along; another one can be put in its place. */
export function CvAsSent({ cv }: Pick<Profile, 'cv'>) {
  return (
    <section aria-labelledby="cv-sent" className="space-y-3">
      <h3 id="cv-sent">{m.applications_cv_sent()}</h3>
      {cv ? (
        <p className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
          <FileText aria-hidden="true" className="size-6 shrink-0 text-accent" />
          <span className="min-w-0">
            <span className="font-semibold break-words">{cv.name}</span>{' '}
            <span className="text-sm text-soft">{formatBytes(cv.size)}</span>
          </span>
        </p>
      ) : (
        <p className="text-soft">{m.applications_cv_none()}</p>
      )}
      <CvUpload cv={cv} />
    </section>
  );
}
