import { z } from 'zod';

import type { Ctx } from '../../../context.ts';
import { defineTask, type Task } from '../../../platform/queue/task.ts';
import { sendShortlistMail } from './mail.ts';
import { MAIL_SHORTLIST } from './shortlists.ts';

export const shortlistTasks: Task<Ctx>[] = [
  defineTask({
    name: MAIL_SHORTLIST,
    schema: z.object({ shortlistId: z.uuid(), contactId: z.uuid(), at: z.iso.datetime() }),
    run: (ctx: Ctx, mail) => sendShortlistMail(ctx, mail),
  }),
];
