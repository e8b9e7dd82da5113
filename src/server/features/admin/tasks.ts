import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { countDueDays } from './analytics/count-days.ts';
import { sweepAudit } from './audit.ts';
import { escoTask } from './esco/tasks.ts';
import { addUpGrowth } from './figures/figures.ts';
import { sendAlerts, type AlertCtx } from './health/send-alerts.ts';
import { decisionMailSchema, MAIL_DECISION } from './moderation/decision-mail-task.ts';
import { EMAIL_REPORTERS, emailReportersSchema } from './moderation/email-reporters-task.ts';
import { emailReporters } from './moderation/email-reporters.ts';
import { mailDecision } from './moderation/mail-decision.ts';

export const adminTasks: Task<AlertCtx>[] = [
  defineTask({
    name: 'admin.add_up_growth',
    schema: z.object({}),
    cron: '*/5 * * * *',
    run: (ctx: Ctx) => addUpGrowth(ctx.db),
  }),
  defineTask({ name: 'admin.count_days', schema: z.object({}), cron: '* * * * *', run: countDueDays }),
  defineTask({ name: 'admin.sweep_audit', schema: z.object({}), cron: '27 3 * * *', run: sweepAudit }),
  defineTask({ name: 'admin.send_alerts', schema: z.object({}), cron: '*/5 * * * *', run: sendAlerts }),
  escoTask,
  defineTask({ name: MAIL_DECISION, schema: decisionMailSchema, run: mailDecision }),
  defineTask({ name: EMAIL_REPORTERS, schema: emailReportersSchema, run: emailReporters }),
];
