import type { LeftOver } from '../settle.ts';
import type { World } from '../world.ts';
import { brokenInDecision, brokenInHistory, brokenInThread } from './applications.ts';
import { brokenInFiles } from './files.ts';
import { brokenInOffers } from './offers.ts';
import { brokenInStreams } from './streams.ts';
import { brokenInEnding, brokenInMails, brokenInNotices, brokenInReminders, brokenInTemplates } from './told.ts';
import { brokenInWebhooks } from './webhooks.ts';

const ofApplications = [
  brokenInThread,
  brokenInDecision,
  brokenInHistory,
  brokenInNotices,
  brokenInTemplates,
  brokenInReminders,
];

/** Describes each promise of the product that this history broke. */
export async function brokenPromises(world: World, left: LeftOver): Promise<string[]> {
  const found = [...world.broken];
  for (const one of world.applied) for (const promise of ofApplications) found.push(...(await promise(world, one)));
  for (const promise of [brokenInEnding, brokenInOffers, brokenInWebhooks, brokenInFiles, brokenInStreams])
    found.push(...(await promise(world)));
  return [...found, ...(await brokenInMails(world, left))];
}
