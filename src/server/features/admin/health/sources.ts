import type { Config } from '../../../platform/config.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import type { QueueAdmin } from '../../../platform/queue/queue.ts';

/** What only the process knows, not the database. */
export interface HealthSources {
  config: Pick<Config, 'databaseUrl' | 'smtpUrl' | 'storage' | 'backups' | 'demo' | 'production'>;
  readiness: () => Promise<Readiness>;
  queue: QueueAdmin;
}

/** Whether a local mailbox shows held emails. */
export const hasMailbox = ({ demo, production }: HealthSources['config']): boolean => demo || !production;

/** Whether held emails are no fault: a mailbox shows them, or they predate the mail server. */
export const mayHold = (config: HealthSources['config']): boolean => config.smtpUrl !== undefined || hasMailbox(config);
