import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readMailServerState } from '../../../platform/mail/state.ts';
import type { FigureSources } from '../../../platform/metrics/figures.ts';
import { countDeadLetters } from '../../../platform/queue/dead-letters.ts';
import { ageOfBackup, readBackupState } from '../backups/runs.ts';

/** Exports the inputs of `findAlerts` to Prometheus. */
export const alertSources = (
  db: Db,
  clock: Clock,
  { backups }: Pick<Config, 'backups'>,
): Pick<FigureSources, 'mailServer' | 'backupAge' | 'deadTasks'> => ({
  mailServer: () => readMailServerState(db),
  backupAge:
    backups.folder === undefined
      ? undefined
      : async () => {
          const state = await readBackupState(db, backups);
          // Omitted while unknown.
          return ((state && ageOfBackup(state, clock.now())) ?? NaN) / 1_000;
        },
  deadTasks: () => countDeadLetters(db),
});
