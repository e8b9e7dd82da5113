import { ChevronLeft, ChevronRight } from 'lucide-react';

import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ShortcutsButton } from '#web/app/shortcuts/shortcuts-button.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

export interface Neighbours {
  previous: string | null;
  next: string | null;
}

export function ReviewTop({ previous, next, onHelp }: Neighbours & { onHelp: () => void }) {
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <BackLink to={href(paths.employerDashboard())}>{m.applications_review_back()}</BackLink>
      <div className="flex items-center gap-2">
        <ShortcutsButton onPress={onHelp} />
        {(previous || next) && (
          <nav aria-label={m.applications_review_beside()} className="flex gap-2">
            {previous && (
              <ButtonLink to={href(paths.reviewApplication(previous))} variant="outline" size="sm">
                <ChevronLeft aria-hidden="true" />
                {m.applications_review_previous()}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink to={href(paths.reviewApplication(next))} variant="outline" size="sm">
                {m.applications_review_next()}
                <ChevronRight aria-hidden="true" />
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
