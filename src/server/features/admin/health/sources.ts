import type { Config } from '../../../platform/config.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import type { QueueAdmin } from '../../../platform/queue/queue.ts';

/** What only the process as a whole knows of how the platform is. */
export interface HealthSources {
  config: Pick<Config, 'databaseUrl' | 'smtpUrl' | 'storage' | 'demo' | 'production'>;
  readiness: () => Promise<Readiness>;
  queue: QueueAdmin;
}

/** Whether mails may well be held: in the demo and in development they are read in a mailbox of their own. */
export const hasMailbox = ({ demo, production }: HealthSources['config']): boolean => demo || !production;

/** Whether held mails wait for nothing: they are read elsewhere, or are of the time before there was a mail server. */
export const mayHold = (config: HealthSources['config']): boolean => config.smtpUrl !== undefined || hasMailbox(config);
