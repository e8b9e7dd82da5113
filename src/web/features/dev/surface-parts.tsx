import { MessageSquare } from 'lucide-react';

import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LanguageChip } from '#web/ui/language-chip.tsx';
import { ButtonLink, Link } from '#web/ui/link.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

import { PartSection } from './part-section.tsx';

export function SurfaceParts() {
  return (
    <PartSection title="Surfaces">
      <div className="grid gap-5 md:grid-cols-2">
        <Card as="article" isLink>
          <div className="flex items-start gap-4">
            <Avatar name="Brücke Logistik" isSquare size="lg" />
            <div className="min-w-0">
              <h3 className="font-serif text-lg font-medium">
                <Link to="/jobs/1" look="plain" className="after:absolute after:inset-0">
                  Account-Manager für Schlüsselkunden
                </Link>
              </h3>
              <p className="text-sm text-soft">Brücke Logistik · Hamburg · hybrid</p>
            </div>
          </div>
          <p className="mt-4 font-semibold tabular-nums">48.000 – 62.000 € a year</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <LanguageChip language="de" level="C1" state="met" />
            <LanguageChip language="fr" level="B2" state="not_met" />
          </div>
        </Card>
        <Card>
          <Loading>
            <div className="flex gap-4">
              <Skeleton className="size-16" />
              <div className="flex-1">
                <SkeletonText lines={2} />
              </div>
            </div>
            <div className="mt-5">
              <SkeletonText />
            </div>
          </Loading>
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge variant="outline">New</Badge>
        <Badge variant="secondary">Viewed</Badge>
        <Badge>Accepted</Badge>
        <Badge variant="destructive">Rejected</Badge>
        <Badge>99+</Badge>
        <Avatar name="Ana Silva" size="sm" />
        <Avatar name="Ana Silva" />
        <Avatar name="Ana de la Cruz" size="lg" />
        <Avatar name="Øyvind" size="xl" />
      </div>
      <EmptyState
        title="No messages yet"
        icon={<MessageSquare />}
        action={<ButtonLink to="/jobs">Browse jobs</ButtonLink>}
        level={3}
      >
        Once an employer writes to you, you will find it here.
      </EmptyState>
    </PartSection>
  );
}
