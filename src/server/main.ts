import { readConfig } from './platform/config.ts';
import { announceStart, startSite, type Running } from './start-site.ts';

export { explainStart } from './explain-start.ts';

/** @throws what `startSite` does. */
export async function start(env: NodeJS.ProcessEnv, options: { root: string; signal?: AbortSignal }): Promise<Running> {
  const running = await startSite(env, { ...options, loadPages: () => import('./pages.ts') });
  if (running.address) announceStart(readConfig(env), running.setUpToken);
  return running;
}
