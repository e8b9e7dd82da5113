import { procedures } from '../../../procedures.ts';
import { appeal, decideAppeal } from './appeal.ts';
import { hideCompany, hideReported, keepReported, liftOfCase, restoreHidden, restrictReported } from './decide.ts';
import { listDecisions, readDecision } from './decisions.ts';
import { readModerationYear } from './figures.ts';
import { countOpen, listCases } from './queries.ts';
import { readCase } from './read-case.ts';
import { reportCompany, reportMessage, reportPerson } from './report-others.ts';
import { reportJob } from './report.ts';

const done = { done: true } as const;

/** Here, because the jobs feature does not depend on moderation. */
export const reportApi = procedures.jobs.report.handler(async ({ context, input }) => {
  await reportJob(context, input, context.metadata.address);
  return done;
});

export const reportsApi = {
  company: procedures.reports.company.handler(async ({ context, input }) => {
    await reportCompany(context, input, context.metadata.address);
    return done;
  }),
  person: procedures.reports.person.handler(async ({ context, input }) => {
    await reportPerson(context, input, context.metadata.address);
    return done;
  }),
  message: procedures.reports.message.handler(async ({ context, input }) => {
    await reportMessage(context, input, context.metadata.address);
    return done;
  }),
};

export const decisionsApi = {
  list: procedures.decisions.list.handler(({ context }) => listDecisions(context)),
  read: procedures.decisions.read.handler(({ context, input }) => readDecision(context, input.ref)),
  appeal: procedures.decisions.appeal.handler(({ context, input }) => appeal(context, input)),
};

export const adminModerationApi = {
  count: procedures.admin.moderation.count.handler(async ({ context }) => ({ open: await countOpen(context) })),
  list: procedures.admin.moderation.list.handler(({ context, input }) => listCases(context, input)),
  read: procedures.admin.moderation.read.handler(({ context, input }) => readCase(context, input.id)),
  keep: procedures.admin.moderation.keep.handler(({ context, input }) => keepReported(context, input)),
  restrict: procedures.admin.moderation.restrict.handler(({ context, input }) => restrictReported(context, input)),
  lift: procedures.admin.moderation.lift.handler(({ context, input }) => liftOfCase(context, input)),
  decideAppeal: procedures.admin.moderation.decideAppeal.handler(({ context, input }) => decideAppeal(context, input)),
  hide: procedures.admin.moderation.hide.handler(({ context, input }) => hideReported(context, input)),
  restore: procedures.admin.moderation.restore.handler(async ({ context, input }) => {
    await restoreHidden(context, input);
    return done;
  }),
  hideCompany: procedures.admin.moderation.hideCompany.handler(({ context, input }) => hideCompany(context, input)),
  year: procedures.admin.moderation.year.handler(({ context, input }) => readModerationYear(context, input)),
};
