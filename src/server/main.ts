import { readConfig } from './platform/config.ts';
import { describeStart, startSite, type Running } from './start-site.ts';

export { explainStart } from './explain-start.ts';

/** @throws what `startSite` does. */
export async function start(env: NodeJS.ProcessEnv, options: { signal?: AbortSignal }): Promise<Running> {
  const running = await startSite(env, { ...options, loadPages: () => import('./pages.ts') });
  process.stdout.write(`\n  ${describeStart(readConfig(env), running.setUpToken).join('\n  ')}\n\n`);
  return running;
}
