import type { ReactNode } from 'react';

import type { Health } from '#contract/admin/health.ts';
import { m } from '#generated/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { formatBytes } from '#web/ui/bytes.ts';
import { Card } from '#web/ui/card.tsx';
import { countText } from '#web/ui/figure-words.ts';
import { Time } from '#web/ui/time.tsx';

import { Fact } from '../detail.tsx';
import { partText, tookText } from './measures.ts';

export function HealthCards({ health: { database, mail, storage, backups, queue } }: { health: Health }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DatabaseCard {...database} />
      <MailCard {...mail} />
      <StorageCard {...storage} />
      <BackupsCard backups={backups} />
      <QueueCard queue={queue} />
    </div>
  );
}

function DatabaseCard({
  isEmbedded,
  version,
  answeredIn,
  bytes,
  connections: { used, max },
  migration,
}: Health['database']) {
  return (
    // Always works: without the database, the reader could not be signed in.
    <Part name={m.admin_health_database()} state="ok">
      <Fact name={m.admin_health_kind()}>{isEmbedded ? m.admin_health_embedded() : m.admin_health_server()}</Fact>
      <Fact name={m.admin_health_version()}>PostgreSQL {version}</Fact>
      <Fact name={m.admin_health_answers()}>{tookText(answeredIn)}</Fact>
      <Fact name={m.admin_health_size()}>{formatBytes(bytes)}</Fact>
      <Fact name={m.admin_health_connections()}>{partText(countText(used), countText(max))}</Fact>
      {migration && (
        <Fact name={m.admin_health_migration()}>
          {migration.name}
          <Time iso={migration.appliedAt} show="datetime" className="block text-sm text-soft" />
        </Fact>
      )}
    </Part>
  );
}

function MailCard({
  state,
  isConfigured,
  queued,
  sending,
  held,
  dead,
  undeliverable,
  sent,
  oldestWaitingAt,
}: Health['mail']) {
  return (
    <Part name={m.admin_health_mail()} state={state}>
      <Fact name={m.admin_health_mail_server()}>
        {isConfigured ? m.admin_health_set_up() : m.admin_health_not_set_up()}
      </Fact>
      <Fact name={m.admin_health_sent()}>{countText(sent)}</Fact>
      <Fact name={m.admin_health_queued()}>{countText(queued)}</Fact>
      <Fact name={m.admin_health_sending()}>{countText(sending)}</Fact>
      <Fact name={m.admin_health_held()}>{countText(held)}</Fact>
      <Fact name={m.admin_health_dead()}>{countText(dead)}</Fact>
      <Fact name={m.admin_health_address_refused()}>{countText(undeliverable)}</Fact>
      {oldestWaitingAt && (
        <Fact name={m.admin_health_oldest()}>
          <Time iso={oldestWaitingAt} show="datetime" />
        </Fact>
      )}
    </Part>
  );
}

function StorageCard({ state, kind, files, space }: Health['storage']) {
  return (
    <Part name={m.admin_health_storage()} state={state}>
      <Fact name={m.admin_health_kind()}>{kind === 'folder' ? m.admin_health_folder() : m.admin_health_bucket()}</Fact>
      {space && <Fact name={m.admin_health_free()}>{partText(formatBytes(space.free), formatBytes(space.total))}</Fact>}
      <Fact name={m.admin_health_files()}>{files ? countText(files.count) : m.admin_health_not_counted()}</Fact>
      {files && <Fact name={m.admin_health_stored()}>{formatBytes(files.bytes)}</Fact>}
      {files && (
        <Fact name={m.admin_health_counted()}>
          <Time iso={files.countedAt} show="datetime" />
        </Fact>
      )}
    </Part>
  );
}

function BackupsCard({ backups }: Pick<Health, 'backups'>) {
  if (!backups) {
    return (
      <Part name={m.admin_health_backups()} note={m.admin_health_backups_off()}>
        <Fact name={m.admin_health_backups_nightly()}>{m.admin_health_not_set_up()}</Fact>
      </Part>
    );
  }
  const { state, isEncrypted, last, error } = backups;
  return (
    <Part name={m.admin_health_backups()} state={state} note={error ?? undefined}>
      <Fact name={m.admin_health_backups_last()}>
        {last ? <Time iso={last.at} show="datetime" /> : m.admin_health_never()}
      </Fact>
      {last && (
        <Fact name={m.admin_health_backups_archive()}>
          {last.name}
          <span className="block text-sm text-soft">
            {isEncrypted ? m.admin_health_backups_encrypted() : m.admin_health_backups_plain()}
          </span>
        </Fact>
      )}
      {last && <Fact name={m.admin_health_size()}>{formatBytes(last.bytes)}</Fact>}
    </Part>
  );
}

function QueueCard({ queue }: Pick<Health, 'queue'>) {
  if (!queue) {
    return (
      <Part name={m.admin_health_queue()} state="down">
        <Fact name={m.admin_users_state()}>{m.admin_health_queue_away()}</Fact>
      </Part>
    );
  }
  return (
    <Part name={m.admin_health_queue()} state="ok" note={m.admin_health_each_minute()}>
      <Fact name={m.admin_health_ready()}>{countText(queue.ready)}</Fact>
      <Fact name={m.admin_health_active()}>{countText(queue.active)}</Fact>
      <Fact name={m.admin_health_later()}>{countText(queue.later)}</Fact>
    </Part>
  );
}

function Part({
  name,
  state,
  note,
  children,
}: {
  name: string;
  /** Undefined without anything to rate. */
  state?: 'ok' | 'down';
  note?: string;
  children: ReactNode;
}) {
  const isWorking = state === 'ok';
  return (
    <Card as="section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3>{name}</h3>
        {state && (
          <Badge variant={isWorking ? 'secondary' : 'destructive'}>
            {isWorking ? m.admin_health_good() : m.admin_health_bad()}
          </Badge>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">{children}</dl>
      {note && <p className="mt-3 text-sm text-soft">{note}</p>}
    </Card>
  );
}
