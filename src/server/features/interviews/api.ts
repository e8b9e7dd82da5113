import { procedures } from '../../procedures.ts';
import { askForTimes, cancelInterview, chooseSlot, moveInterview } from './change.ts';
import { createFeed, readFeed, removeFeed } from './feed.ts';
import { proposeInterview } from './propose.ts';
import { listInterviews } from './read.ts';

const { interviews, calendarFeed } = procedures;

export const calendarFeedApi = (site: { appUrl: URL }) => ({
  read: calendarFeed.read.handler(({ context }) => readFeed(context)),
  create: calendarFeed.create.handler(({ context }) => createFeed(context, site)),
  remove: calendarFeed.remove.handler(async ({ context }) => {
    await removeFeed(context);
    return { done: true } as const;
  }),
});

export const interviewsApi = {
  ofApplication: interviews.ofApplication.handler(({ context, input }) => listInterviews(context, input.id)),
  propose: interviews.propose.handler(({ context, input }) => proposeInterview(context, input)),
  choose: interviews.choose.handler(({ context, input }) => chooseSlot(context, input)),
  ask: interviews.ask.handler(({ context, input }) => askForTimes(context, input)),
  move: interviews.move.handler(({ context, input }) => moveInterview(context, input)),
  cancel: interviews.cancel.handler(({ context, input }) => cancelInterview(context, input.id)),
};
