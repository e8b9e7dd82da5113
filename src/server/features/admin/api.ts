import type { Readiness } from '../../platform/http/health.ts';
import { procedures } from '../../procedures.ts';
import { listAudit } from './audit.ts';
import { readFigures } from './figures/figures.ts';
import { endSessionsOf, resendVerificationTo, sendResetTo } from './users/assist.ts';
import { banUser, unbanUser } from './users/ban.ts';
import { listUsers, readUser } from './users/queries.ts';

/** Whether the parts of the platform work is known to the process as a whole. */
export const adminApi = (readiness: () => Promise<Readiness>) => ({
  figures: procedures.admin.figures.handler(({ context }) => readFigures(context, readiness)),
  audit: procedures.admin.audit.handler(({ context, input }) => listAudit(context, input)),
  users: {
    list: procedures.admin.users.list.handler(({ context, input }) => listUsers(context, input)),
    read: procedures.admin.users.read.handler(({ context, input }) => readUser(context, input.id)),
    ban: procedures.admin.users.ban.handler(({ context, input }) => banUser(context, input)),
    unban: procedures.admin.users.unban.handler(({ context, input }) => unbanUser(context, input)),
    resendVerification: procedures.admin.users.resendVerification.handler(({ context, input }) => resendVerificationTo(context, input)),
    sendReset: procedures.admin.users.sendReset.handler(({ context, input }) => sendResetTo(context, input)),
    endSessions: procedures.admin.users.endSessions.handler(({ context, input }) => endSessionsOf(context, input)),
  },
});
