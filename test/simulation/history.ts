import { chanceOf, withChance } from './chance.ts';
import { brokenInEndedConsents, brokenInPresenting } from './promises/presenting.ts';
import { apply, decide, spy, view, withdraw, write, writeAtOnce } from './steps/applications.ts';
import { attach, download, uploadCv, uploadDuringSweep } from './steps/files.ts';
import { book, propose } from './steps/interviews.ts';
import {
  changeClock,
  changeMailServer,
  killOne,
  moveStream,
  passTime,
  replaceKilled,
  workOnBoth,
  workOnOne,
} from './steps/machines.ts';
import { answerOffer, approve, offer } from './steps/offers.ts';
import {
  answerAsClient,
  answerConsent,
  answerPresented,
  askForConsent,
  endByTime,
  endSearch,
  openShortlists,
  present,
  takeBack,
  withdrawPresented,
} from './steps/presenting.ts';
import type { World } from './world.ts';

const STEPS = 56;

type Step = (of: World) => Promise<void>;

const steps: [Step, number][] = [
  [apply, 4],
  [view, 4],
  [write, 7],
  [writeAtOnce, 3],
  [decide, 2],
  [withdraw, 1],
  [spy, 3],
  [uploadCv, 2],
  [attach, 3],
  [download, 2],
  [uploadDuringSweep, 1],
  [propose, 2],
  [book, 2],
  [offer, 4],
  [approve, 4],
  [answerOffer, 4],
  [askForConsent, 10],
  [answerConsent, 9],
  [present, 8],
  [answerAsClient, 3],
  [answerPresented, 3],
  [takeBack, 3],
  [withdrawPresented, 1],
  [endSearch, 1],
  [endByTime, 1],
  [workOnOne, 3],
  [workOnBoth, 2],
  [passTime, 3],
  [changeClock, 2],
  [killOne, 2],
  [moveStream, 1],
  [changeMailServer, 2],
];

/** Random steps while the infrastructure fails. Returns the names of the steps. */
export async function runHistory(world: World): Promise<string[]> {
  const { seed, faults } = world;
  const taken: string[] = [];
  faults.begin(chanceOf(seed, -1));
  for (let number = 0; number <= STEPS; number += 1) {
    // Independent random numbers, so that a replay takes the same steps whatever failed before.
    const random = chanceOf(seed, number);
    Object.assign(world, { random, step: number, requests: 0 });
    const step = number === 0 ? apply : random.weighted(steps);
    taken.push(step.name);
    await withChance(chanceOf(seed, number, -1), () => step(world));
    await replaceKilled(world);
    for (const promise of [brokenInPresenting, brokenInEndedConsents])
      for (const broken of await promise(world)) world.broken.push(`${broken}, after ${step.name}`);
  }
  faults.end();
  await openShortlists(world);
  return taken;
}
