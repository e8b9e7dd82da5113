import type { AlertKind, HealthPart } from '#contract/admin/admin-choices.ts';

import type { Ctx } from '../../../context.ts';
import type { Disks } from '../../../platform/disk-space.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import { countMails, readMailServerState } from '../../../platform/mail/state.ts';
import { partNames, type PartName } from '../../../platform/parts/parts.ts';
import { countDeadLetters } from '../../../platform/queue/dead-letters.ts';
import { ageOfBackup, readBackupState } from '../backups/runs.ts';
import { mayHold, type HealthSources } from './sources.ts';

/** A problem that an administrator must act upon. `alert-words.ts` has its texts. */
export type Alert =
  | { kind: 'part_down'; part: PartName }
  | { kind: 'backup_failed'; error: string }
  | { kind: 'backup_old'; age: number }
  | { kind: 'backup_missing' }
  | { kind: 'tasks_failed'; count: number }
  | { kind: 'mails_failed'; count: number }
  | { kind: 'mails_waiting'; age: number }
  | { kind: 'mails_held'; count: number }
  | { kind: 'mail_login_refused'; error: string }
  | { kind: 'mails_refused'; count: number }
  | { kind: 'disk_full'; folder: keyof Disks; used: number };

type AlertConfig = Pick<HealthSources['config'], 'backups' | 'smtpUrl' | 'demo' | 'production'>;

interface AlertSources {
  config: AlertConfig;
  disks: () => Promise<Disks>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Backups run nightly and may take two hours. */
const BACKUP_AGE_MAX = 26 * HOUR;
const MAIL_AGE_MAX = 15 * MINUTE;
const USED_MAX = 0.95;
/** A single address may be wrong; this many in a row are not. */
const REFUSED_MAX = 5;

/** Shared by the health page, the figures and the emails to administrators. */
export async function findAlerts(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { config, disks }: AlertSources,
  downParts: readonly PartName[],
): Promise<Alert[]> {
  const now = clock.now();
  const [ofBackups, ofMails, failedTasks, ofDisks] = await Promise.all([
    findBackupAlerts(db, config, now),
    findMailAlerts(db, config, now),
    countDeadLetters(db),
    disks().then(findDiskAlerts),
  ]);
  // A more precise name for the same failure.
  const isLoginRefused = ofMails.some(({ kind }) => kind === 'mail_login_refused');
  return [
    ...downParts
      .filter((part) => part !== 'mail' || !isLoginRefused)
      .map((part) => ({ kind: 'part_down', part }) as const),
    ...ofDisks,
    ...ofBackups,
    ...ofMails,
    ...(failedTasks > 0 ? [{ kind: 'tasks_failed', count: failedTasks } as const] : []),
  ];
}

async function findBackupAlerts(db: Ctx['db'], { backups }: AlertConfig, now: Date): Promise<Alert[]> {
  const state = await readBackupState(db, backups);
  if (!state) return [];
  if (state.error !== null) return [{ kind: 'backup_failed', error: state.error }];
  const age = ageOfBackup(state, now) ?? 0;
  if (age <= BACKUP_AGE_MAX) return [];
  return [state.newest ? { kind: 'backup_old', age } : { kind: 'backup_missing' }];
}

async function findMailAlerts(db: Ctx['db'], config: AlertConfig, now: Date): Promise<Alert[]> {
  const [{ dead, held, oldestWaitingAt, oldestHeldAt }, { loginRefused, refusedInARow }] = await Promise.all([
    countMails(db, now),
    readMailServerState(db),
  ]);
  const ageOf = (at: Date | null) => (at ? now.getTime() - at.getTime() : 0);
  const age = ageOf(oldestWaitingAt);
  const alerts: Alert[] = [];
  if (loginRefused !== null) alerts.push({ kind: 'mail_login_refused', error: loginRefused });
  else if (age > MAIL_AGE_MAX) alerts.push({ kind: 'mails_waiting', age });
  if (refusedInARow >= REFUSED_MAX) alerts.push({ kind: 'mails_refused', count: refusedInARow });
  if (dead > 0) alerts.push({ kind: 'mails_failed', count: dead });
  if (!mayHold(config) && ageOf(oldestHeldAt) > MAIL_AGE_MAX) alerts.push({ kind: 'mails_held', count: held });
  return alerts;
}

const findDiskAlerts = (disks: Disks): Alert[] =>
  (['DATA_DIR', 'BACKUP_DIR'] as const).flatMap((folder) => {
    const space = disks[folder];
    const used = space ? 1 - space.free / space.total : 0;
    return used >= USED_MAX ? [{ kind: 'disk_full', folder, used }] : [];
  });

/** Late answers count, because the page cannot show the part's state. */
export const downPartsOf = (readiness: Readiness): PartName[] =>
  partNames.filter((part) => (readiness[part] ?? 'ok') !== 'ok');

const parts: Record<Exclude<AlertKind, 'part_down' | 'disk_full'>, HealthPart> = {
  backup_failed: 'backups',
  backup_old: 'backups',
  backup_missing: 'backups',
  tasks_failed: 'tasks',
  mails_failed: 'mail',
  mails_waiting: 'mail',
  mails_held: 'mail',
  mail_login_refused: 'mail',
  mails_refused: 'mail',
};

export function partOf(alert: Alert): HealthPart {
  if (alert.kind === 'part_down') return alert.part;
  if (alert.kind === 'disk_full') return alert.folder === 'DATA_DIR' ? 'storage' : 'backups';
  return parts[alert.kind];
}
