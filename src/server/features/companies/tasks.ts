import { sql } from 'kysely';
import { z } from 'zod';

import type { Ctx } from '../../context.ts';
import { defineTask, type Task } from '../../platform/queue/task.ts';
import { SEND_DOMAIN_MAIL } from './domain-mail.ts';
import { SEND_INVITATION } from './invitations.ts';
import { sendDomainMail } from './send-domain-mail.ts';
import { sendInvitation } from './send-invitation.ts';
import './table.ts';

export const companyTasks: Task<Ctx>[] = [
  defineTask({
    name: SEND_DOMAIN_MAIL,
    schema: z.object({ mailId: z.uuid() }),
    run: (ctx: Ctx, mail) => sendDomainMail(ctx, mail),
  }),
  defineTask({
    name: SEND_INVITATION,
    schema: z.object({ invitationId: z.uuid() }),
    run: (ctx: Ctx, invitation) => sendInvitation(ctx, invitation),
  }),
  defineTask({
    name: 'companies.sweep_domain_mails',
    schema: z.object({}),
    cron: '37 * * * *',
    run: (ctx: Ctx) => sweepLinks(ctx),
  }),
];

async function sweepLinks({ db }: Ctx): Promise<void> {
  for (const table of ['company_domain_mail', 'company_invitation'] as const)
    await db
      .deleteFrom(table)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
}
