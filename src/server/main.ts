import { readConfig } from './platform/config.ts';
import { announceStart, startSite, type Running } from './start-site.ts';

export { explainStart } from './explain-start.ts';

/** Starts the built site as the environment says; errors as of `startSite`. */
export async function start(env: NodeJS.ProcessEnv, { root }: { root: string }): Promise<Running> {
  const running = await startSite(env, { root, loadPages: () => import('./pages.ts') });
  if (running.address) announceStart(readConfig(env));
  return running;
}
