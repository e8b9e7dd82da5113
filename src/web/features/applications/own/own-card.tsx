import type { OwnApplication } from '#contract/applications/application-views.ts';
import { m } from '#generated/paraglide/messages.js';
import { getLocale } from '#generated/paraglide/runtime.js';
import { dayText } from '#web/features/jobs/job-words.ts';
import { type ListedOwnOffer, OfferLink } from '#web/features/offers/own/offer-link.tsx';
import { PresentedMark } from '#web/features/presenting/presented-mark.tsx';
import { placeText } from '#web/features/profiles/profile-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';

import { StatusBadge } from '../status-badge.tsx';
import { ownApplicationHref } from './own-filters.ts';
import { WaitingLine } from './waiting.tsx';

interface OwnCardsProps {
  applications: readonly OwnApplication[];
  /** To the reader, the latest first. */
  offers: readonly ListedOwnOffer[];
  level?: 2 | 3;
  /** Two next to each other on a wide screen. */
  isInColumns?: boolean;
}

export function OwnCards({ applications, offers, level = 2, isInColumns = false }: OwnCardsProps) {
  return (
    <ul className={isInColumns ? 'grid gap-4 lg:grid-cols-2' : 'space-y-4'}>
      {applications.map((application) => (
        <OwnCard
          key={application.id}
          {...{ application, level }}
          offer={offers.find(({ applicationId }) => applicationId === application.id)}
        />
      ))}
    </ul>
  );
}

interface OwnCardProps {
  application: OwnApplication;
  offer: ListedOwnOffer | undefined;
  level: 2 | 3;
}

function OwnCard({ application, offer, level }: OwnCardProps) {
  const { id, status, appliedAt, updatedAt, isWaiting, job } = application;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="li" isLink className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3">
      <Avatar name={job.companyName} src={job.companyLogoUrl} isSquare />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <Heading className="min-w-0 font-serif text-lg leading-snug font-medium">
            <Link
              to={ownApplicationHref(id)}
              look="quiet"
              lang={job.locale === getLocale() ? undefined : job.locale}
              className="hyphens-auto after:absolute after:inset-0 after:rounded-card"
            >
              {job.title}
            </Link>
          </Heading>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-soft">{[job.companyName, placeText(job)].filter(Boolean).join(' · ')}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-soft">
          {isWaiting ? (
            <WaitingLine application={application} />
          ) : (
            <span className="text-balance">{m.applications_applied_on({ date: dayText(appliedAt) })}</span>
          )}
          {updatedAt !== appliedAt && (
            <span className="text-balance">{m.applications_changed_on({ date: dayText(updatedAt) })}</span>
          )}
        </p>
        <p className="text-sm empty:hidden">
          <PresentedMark applicationId={id} />
        </p>
        {offer && (
          <p className="mt-2">
            {/* Above the card's own link. */}
            <OfferLink offer={offer} className="relative" />
          </p>
        )}
      </div>
    </Card>
  );
}
