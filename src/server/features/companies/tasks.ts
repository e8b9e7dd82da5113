import { sql } from 'kysely';
import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import type { MailingCtx } from '../accounts/send-mail.ts';
import { SEND_DOMAIN_MAIL } from './domain-mail.ts';
import { sendDomainMail } from './send-domain-mail.ts';
import './table.ts';

export const companyTasks: Task<MailingCtx>[] = [
  defineTask({
    name: SEND_DOMAIN_MAIL,
    schema: z.object({ mailId: z.uuid() }),
    run: (ctx: MailingCtx, mail) => sendDomainMail(ctx, mail),
  }),
  defineTask({
    name: 'companies.sweep_domain_mails',
    schema: z.object({}),
    cron: '37 * * * *',
    run: (ctx: Ctx) => sweepDomainMails(ctx),
  }),
];

async function sweepDomainMails({ db }: Ctx): Promise<void> {
  await db
    .deleteFrom('company_domain_mail')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
