import { Download, FileText } from 'lucide-react';

import { offerFileUrl } from '#contract/files/file-rules.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { m } from '#generated/paraglide/messages.js';
import { FileLink } from '#web/app/download.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { formatBytes } from '#web/ui/bytes.ts';

/** What the company attached. */
export function OfferFiles({ offerId, files }: { offerId: string; files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-4">
        {m.own_offer_files()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {files.map(({ id, name, size }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="flex min-w-0 items-start gap-3">
              <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>{' '}
                <span className="text-sm whitespace-nowrap text-soft">{formatBytes(size)}</span>
              </span>
            </p>
            <FileLink
              href={offerFileUrl(offerId, id)}
              download={name}
              className={buttonClass({ variant: 'outline', size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {m.profile_cv_download()}
            </FileLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
