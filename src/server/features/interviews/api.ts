import { busyTimesContract } from '#contract/interviews/busy-times.ts';
import { calendarFeedContract, interviewsContract } from '#contract/interviews/interviews.ts';

import { implementing } from '../../procedures.ts';
import { findBusy } from './busy/busy.ts';
import { readCalendar, removeCalendar, saveCalendar } from './busy/own-calendar.ts';
import { askForTimes, cancelInterview, chooseSlot, moveInterview } from './change.ts';
import { createFeed, readFeed, removeFeed } from './feed.ts';
import { proposeInterview } from './propose.ts';
import { listInterviews } from './read.ts';
import { sayLanguage } from './say-language.ts';
import { listUpcoming } from './upcoming.ts';

const interviews = implementing(interviewsContract);
const calendarFeed = implementing(calendarFeedContract);
const busyTimes = implementing(busyTimesContract);

export const calendarFeedApi = (site: { appUrl: URL }) => ({
  read: calendarFeed.read.handler(({ context }) => readFeed(context)),
  create: calendarFeed.create.handler(({ context }) => createFeed(context, site)),
  remove: calendarFeed.remove.handler(async ({ context }) => {
    await removeFeed(context);
    return { done: true } as const;
  }),
});

export const busyTimesApi = {
  read: busyTimes.read.handler(async ({ context }) => ({ calendar: await readCalendar(context) })),
  save: busyTimes.save.handler(async ({ context, input }) => ({
    calendar: await saveCalendar(context, input.address),
  })),
  remove: busyTimes.remove.handler(async ({ context }) => {
    await removeCalendar(context);
    return { done: true } as const;
  }),
  at: busyTimes.at.handler(async ({ context, input }) => ({ userIds: await findBusy(context, input) })),
};

export const interviewsApi = {
  upcoming: interviews.upcoming.handler(async ({ context }) => ({ interviews: await listUpcoming(context) })),
  ofApplication: interviews.ofApplication.handler(({ context, input }) => listInterviews(context, input.id)),
  propose: interviews.propose.handler(({ context, input }) => proposeInterview(context, input)),
  choose: interviews.choose.handler(({ context, input }) => chooseSlot(context, input)),
  ask: interviews.ask.handler(({ context, input }) => askForTimes(context, input)),
  move: interviews.move.handler(({ context, input }) => moveInterview(context, input)),
  sayLanguage: interviews.sayLanguage.handler(({ context, input }) => sayLanguage(context, input)),
  cancel: interviews.cancel.handler(({ context, input }) => cancelInterview(context, input.id)),
};
