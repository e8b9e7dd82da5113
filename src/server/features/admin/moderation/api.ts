import { adminContract } from '#contract/admin/admin.ts';
import { decisionsContract } from '#contract/admin/decisions.ts';
import { reportsContract } from '#contract/admin/moderation.ts';

import { implementing } from '../../../procedures.ts';
import { appeal, decideAppeal } from './appeal.ts';
import { hideCompany, hideReported, keepReported, liftOfCase, restoreHidden, restrictReported } from './decide.ts';
import { listDecisions, readDecision } from './decisions.ts';
import { readModerationYear } from './figures.ts';
import { countOpen, listCases } from './queries.ts';
import { readCase } from './read-case.ts';
import { reportCompany, reportMessage, reportPerson } from './report-others.ts';

const adminProcedures = implementing(adminContract);
const decisionsProcedures = implementing(decisionsContract);
const reportsProcedures = implementing(reportsContract);

const done = { done: true } as const;

export const reportsApi = {
  company: reportsProcedures.company.handler(async ({ context, input }) => {
    await reportCompany(context, input, context.metadata.address);
    return done;
  }),
  person: reportsProcedures.person.handler(async ({ context, input }) => {
    await reportPerson(context, input, context.metadata.address);
    return done;
  }),
  message: reportsProcedures.message.handler(async ({ context, input }) => {
    await reportMessage(context, input, context.metadata.address);
    return done;
  }),
};

export const decisionsApi = {
  list: decisionsProcedures.list.handler(({ context }) => listDecisions(context)),
  read: decisionsProcedures.read.handler(({ context, input }) => readDecision(context, input)),
  appeal: decisionsProcedures.appeal.handler(({ context, input }) => appeal(context, input)),
  readMailed: decisionsProcedures.readMailed.handler(({ context, input }) => readDecision(context, input)),
  appealMailed: decisionsProcedures.appealMailed.handler(({ context, input }) => appeal(context, input)),
};

export const adminModerationApi = {
  count: adminProcedures.moderation.count.handler(async ({ context }) => ({ open: await countOpen(context) })),
  list: adminProcedures.moderation.list.handler(({ context, input }) => listCases(context, input)),
  read: adminProcedures.moderation.read.handler(({ context, input }) => readCase(context, input.id)),
  keep: adminProcedures.moderation.keep.handler(({ context, input }) => keepReported(context, input)),
  restrict: adminProcedures.moderation.restrict.handler(({ context, input }) => restrictReported(context, input)),
  lift: adminProcedures.moderation.lift.handler(({ context, input }) => liftOfCase(context, input)),
  decideAppeal: adminProcedures.moderation.decideAppeal.handler(({ context, input }) => decideAppeal(context, input)),
  hide: adminProcedures.moderation.hide.handler(({ context, input }) => hideReported(context, input)),
  restore: adminProcedures.moderation.restore.handler(async ({ context, input }) => {
    await restoreHidden(context, input);
    return done;
  }),
  hideCompany: adminProcedures.moderation.hideCompany.handler(({ context, input }) => hideCompany(context, input)),
  year: adminProcedures.moderation.year.handler(({ context, input }) => readModerationYear(context, input)),
};
