import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { sweepUnverified } from './address.ts';
import { sweepDevices } from './known-devices.ts';
import { accountMails, jobSchema, SEND_ACCOUNT_MAIL, signInSchema } from './mail-task.ts';
import { sweepPending } from './pending-sign-in.ts';
import { sendAccountMail } from './send-mail.ts';
import { sweepSessions } from './sessions.ts';
import { sweepTokens } from './tokens.ts';
import { sweepUnconfirmed } from './unclaimed.ts';

const mailSchema = z.object({
  key: z.uuid(),
  kind: z.enum(accountMails),
  email: z.string(),
  userId: z.uuid().optional(),
  isLimited: z.boolean().optional(),
  signIn: signInSchema.optional(),
  name: z.string().optional(),
  job: jobSchema.optional(),
  sessionId: z.uuid().optional(),
});

async function sweepSecrets({ db }: Ctx): Promise<void> {
  await sweepTokens(db);
  await sweepPending(db);
  await sweepUnconfirmed(db);
}

async function sweepSignIns(ctx: Ctx): Promise<void> {
  await sweepSessions(ctx);
  await sweepDevices(ctx.db);
}

export const accountTasks: Task<Ctx>[] = [
  defineTask({
    name: SEND_ACCOUNT_MAIL,
    schema: mailSchema,
    run: (ctx: Ctx, mail) => sendAccountMail(ctx, mail),
  }),
  defineTask({
    name: 'accounts.sweep_tokens',
    schema: z.object({}),
    cron: '23 * * * *',
    run: sweepSecrets,
  }),
  defineTask({
    name: 'accounts.sweep_unverified',
    schema: z.object({}),
    cron: '41 2 * * *',
    run: (ctx: Ctx) => sweepUnverified(ctx.db),
  }),
  defineTask({ name: 'accounts.sweep_sessions', schema: z.object({}), cron: '29 3 * * *', run: sweepSignIns }),
];
