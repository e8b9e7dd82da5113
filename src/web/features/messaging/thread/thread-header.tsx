import { ArrowLeft, FileText, Search } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import type { Thread } from '#contract/messaging/messages.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { href } from '#web/app/href.ts';
import { ownApplicationHref } from '#web/features/applications/own/own-filters.ts';
import { StatusBadge } from '#web/features/applications/status-badge.tsx';
import { statusName } from '#web/features/applications/status-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

import { otherOf } from './other.ts';

interface ThreadHeaderProps {
  thread: Thread;
  isSearching: boolean;
  onSearch: () => void;
  searchRef: Ref<HTMLButtonElement>;
  /** Additional buttons. */
  children: ReactNode;
}

export function ThreadHeader({ thread, isSearching, onSearch, searchRef, children }: ThreadHeaderProps) {
  const { applicationId, side, job, status } = thread;
  const { name, pictureUrl, isCompany } = otherOf(thread);
  const application =
    side === 'employer' ? href(paths.reviewApplication(applicationId)) : ownApplicationHref(applicationId);
  return (
    <header className="flex items-center gap-2 border-b border-line py-2.5 pe-2 ps-1 md:gap-3 md:ps-6 md:pe-4">
      <Link
        to={href(paths.messaging())}
        look="plain"
        aria-label={m.messages_back()}
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'shrink-0 md:hidden')}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <span className="max-md:hidden">
        <Avatar name={name} src={pictureUrl} isSquare={isCompany} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-base leading-snug font-semibold tracking-normal">{name}</h2>
        <p className="flex items-center text-sm lg:gap-2.5">
          <span className="shrink-0 whitespace-pre lg:hidden">
            <span className="font-medium text-accent-strong">{statusName(status)}</span>
            {' · '}
          </span>
          <Link to={href(paths.job(job.id))} look="quiet" lang={job.locale} className="min-w-0 truncate text-soft">
            {job.title}
          </Link>
          <span className="shrink-0 max-lg:hidden">
            <StatusBadge status={status} />
          </span>
        </p>
      </div>
      <Link
        to={application}
        look="plain"
        aria-label={m.messages_see_application()}
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'shrink-0 lg:hidden')}
      >
        <FileText aria-hidden="true" />
      </Link>
      <Link to={application} className="shrink-0 py-1 text-sm max-lg:hidden">
        {m.messages_see_application()}
      </Link>
      {children}
      <Button
        ref={searchRef}
        variant={isSearching ? 'secondary' : 'ghost'}
        size="icon"
        aria-label={m.messages_search()}
        aria-expanded={isSearching}
        onClick={onSearch}
        className="shrink-0"
      >
        <Search aria-hidden="true" />
      </Button>
    </header>
  );
}
