import type { Config } from '../../../platform/config.ts';
import type { Disks } from '../../../platform/disk-space.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import { isLoopback } from '../../../platform/http/this-machine.ts';
import type { QueueAdmin } from '../../../platform/queue/queue.ts';

/** Known to the process only, not to the database. */
export interface HealthSources {
  config: Pick<
    Config,
    'appUrl' | 'databaseUrl' | 'smtpUrl' | 'storage' | 'backups' | 'demo' | 'production' | 'trustedProxies'
  >;
  disks: () => Promise<Disks>;
  readiness: () => Readiness;
  queue: QueueAdmin;
}

/**
 * Whether a mailbox page shows held emails, which exists on this machine only: not for another public address or behind
 * a proxy.
 */
export const hasMailbox = ({ demo, production, appUrl, trustedProxies }: HealthSources['config']): boolean =>
  (demo || !production) && trustedProxies === 0 && isLoopback(appUrl.hostname);

/** Whether held emails are expected: they are invented, or predate the mail server. */
export const mayHold = ({
  smtpUrl,
  demo,
  production,
}: Pick<HealthSources['config'], 'smtpUrl' | 'demo' | 'production'>): boolean =>
  smtpUrl !== undefined || demo || !production;
