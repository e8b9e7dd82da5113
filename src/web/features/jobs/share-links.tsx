import { Mail, Share2 } from 'lucide-react';

import type { Job } from '#contract/job-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { useSite } from '#web/app/site.ts';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';

/** Ways to pass a job on. The button is light.js's: it opens what the device shares with, or copies the link. */
export function ShareLinks({ job: { id, title } }: { job: Job }) {
  const { origin } = useSite();
  const address = origin + href(paths.job(id));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="noscript:hidden"
        data-share={address}
        data-done={m.jobs_share_copied()}
      >
        <Share2 aria-hidden="true" />
        {m.jobs_share()}
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        <Mail aria-hidden="true" />
        {m.jobs_share_mail()}
      </a>
      <span role="status" className="text-sm text-soft" />
    </div>
  );
}
