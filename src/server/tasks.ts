import { z } from 'zod';

import type { Ctx } from './context.ts';
import { accountTasks } from './features/accounts/tasks.ts';
import { adminTasks } from './features/admin/tasks.ts';
import { applicationTasks } from './features/applications/tasks.ts';
import { approvalTasks } from './features/approvals/tasks.ts';
import { candidateImports } from './features/candidates/import/kind.ts';
import { candidateTasks } from './features/candidates/tasks.ts';
import { companyTasks } from './features/companies/tasks.ts';
import type { Inspector } from './features/files/inspector.ts';
import { fileTasks } from './features/files/tasks.ts';
import type { ImportReader } from './features/imports/import-reader.ts';
import { jobImports } from './features/imports/jobs/kind.ts';
import { importTasks } from './features/imports/tasks.ts';
import type { CalendarReader } from './features/interviews/busy/calendar-reader.ts';
import { interviewTasks } from './features/interviews/tasks.ts';
import type { SearchEngine } from './features/jobs/discovery/engines/engine.ts';
import { searchTasks } from './features/jobs/search/tasks.ts';
import { jobTasks } from './features/jobs/tasks.ts';
import { keyTasks } from './features/keys/tasks.ts';
import { marketTasks } from './features/market/tasks.ts';
import { notificationTasks } from './features/notifications/tasks.ts';
import { documentTask } from './features/offers/document/make-document.ts';
import { offerTasks } from './features/offers/tasks.ts';
import { ownPageTasks } from './features/own-pages/tasks.ts';
import { placementTasks } from './features/placements/tasks.ts';
import { shortlistTasks } from './features/presenting/shortlists/tasks.ts';
import { presentingTasks } from './features/presenting/tasks.ts';
import { savedSearchTasks } from './features/saved-searches/tasks.ts';
import { screeningTasks } from './features/screening/tasks.ts';
import { talentTasks } from './features/talent/tasks.ts';
import { templateTasks } from './features/templates/tasks.ts';
import { webhookTasks } from './features/webhooks/tasks.ts';
import { cdnPurgeTask, type createPurgeCdn } from './platform/cdn.ts';
import type { Config } from './platform/config.ts';
import type { Disks } from './platform/disk-space.ts';
import { sweepAttempts } from './platform/http/limits.ts';
import type { Outgoing } from './platform/http/outgoing/outgoing.ts';
import { sweepLiveEvents } from './platform/live/events.ts';
import { MAILS_AT_ONCE, type Deliverer } from './platform/mail/deliver.ts';
import { DELIVER_MAIL, REMOVE_MAIL, removeMail, sweepMails } from './platform/mail/outbox.ts';
import type { Parts } from './platform/parts/parts.ts';
import type { PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import { sweepJobs } from './platform/queue/forget-jobs.ts';
import { defineTask, type Task } from './platform/queue/task.ts';

export interface TaskCtx extends Ctx {
  mail: Deliverer;
  parts: Parts;
  /** Absent without a CDN. */
  purgeCdn: ReturnType<typeof createPurgeCdn> | undefined;
  mailFrom: Config['mailFrom'];
  disks: () => Promise<Disks>;
  outgoing: Outgoing;
  calendarReader: CalendarReader;
  replies: Config['replies'];
  searchEngines: readonly SearchEngine[];
  importReader: ImportReader;
  inspector: Inspector;
  pdfDrawer: PdfDrawer;
  /** Of the process. */
  config: Config;
}

/** Features add theirs here. */
export const tasks: Task<TaskCtx>[] = [
  // The outbox retries by itself.
  defineTask({
    name: DELIVER_MAIL,
    schema: z.object({ mailId: z.uuid() }),
    atOnce: MAILS_AT_ONCE,
    run: (ctx: TaskCtx, { mailId }) => ctx.mail.deliver(mailId),
  }),
  defineTask({
    name: REMOVE_MAIL,
    schema: z.object({ mailId: z.uuid() }),
    run: (ctx: TaskCtx, { mailId }) => removeMail(ctx.db, mailId),
  }),
  defineTask({
    name: 'mail.sweep',
    schema: z.object({}),
    cron: '47 2 * * *',
    run: async (ctx: TaskCtx) => sweepMails(ctx.db, (await ctx.settings())['retention.mail_days']),
  }),
  defineTask({
    name: 'limits.sweep',
    schema: z.object({}),
    cron: '17 * * * *',
    run: (ctx: TaskCtx) => sweepAttempts(ctx.db),
  }),
  defineTask({
    name: 'live.sweep',
    schema: z.object({}),
    cron: '27 * * * *',
    run: async (ctx: TaskCtx) => {
      await sweepLiveEvents(ctx.db, (await ctx.settings())['retention.live_event_hours']);
    },
  }),
  defineTask({
    name: 'queue.sweep',
    schema: z.object({}),
    cron: '37 2 * * *',
    run: async (ctx: TaskCtx) => sweepJobs(ctx.db, (await ctx.settings())['retention.task_days']),
  }),
  defineTask({
    name: 'backups.write',
    schema: z.object({}),
    cron: '13 1 * * *',
    lasts: 12 * 3_600,
    run: async (ctx: TaskCtx) => (await import('./backup/nightly.ts')).backUpNightly(ctx, ctx.config),
  }),
  cdnPurgeTask,
  documentTask,
  ...accountTasks,
  ...companyTasks,
  ...keyTasks,
  ...templateTasks,
  ...fileTasks,
  ...interviewTasks,
  ...importTasks({ jobs: jobImports, candidates: candidateImports }),
  ...webhookTasks,
  ...notificationTasks,
  ...jobTasks,
  ...ownPageTasks,
  ...searchTasks,
  ...applicationTasks,
  ...approvalTasks,
  ...marketTasks,
  ...talentTasks,
  ...candidateTasks,
  ...offerTasks,
  ...screeningTasks,
  ...presentingTasks,
  ...shortlistTasks,
  ...placementTasks,
  ...savedSearchTasks,
  ...adminTasks,
];
