import { z } from 'zod';

import { auditEntrySchema, auditFilters } from './audit.ts';
import { figuresSchema } from './figures.ts';
import { forAdmins } from './procedure.ts';
import { banReasonSchema, userFilters, userRowSchema, userSchema } from './users.ts';

const tags = ['Administration'];
const cursor = { cursor: z.string().max(300).optional() };
const id = { id: z.uuid() };
const byId = z.strictObject(id);

const act = (path: string, summary: string) => forAdmins.route({ method: 'POST', path: `/admin/users/{id}/${path}`, summary, tags });

export const adminContract = {
  figures: forAdmins.route({ method: 'GET', path: '/admin/figures', summary: 'The state of the platform in figures, as they are now', tags }).output(figuresSchema),
  audit: forAdmins
    .route({ method: 'GET', path: '/admin/audit', summary: 'Who did what to whom, the newest 50 first', tags })
    .input(auditFilters.extend(cursor))
    .output(z.object({ entries: z.array(auditEntrySchema), nextCursor: z.string().nullable() })),
  users: {
    list: forAdmins
      .route({ method: 'GET', path: '/admin/users', summary: 'People, the newest 50 first', tags })
      .input(userFilters.extend(cursor))
      .output(z.object({ users: z.array(userRowSchema), nextCursor: z.string().nullable() })),
    read: forAdmins.route({ method: 'GET', path: '/admin/users/{id}', summary: 'A person', tags }).input(byId).output(userSchema),
    ban: act('ban', 'Ban a person; it ends their sessions, hides their jobs and tells them why').input(z.strictObject({ ...id, reason: banReasonSchema })).output(userSchema),
    unban: act('unban', 'Lift a ban, and show again what it hid').input(byId).output(userSchema),
    resendVerification: act('resend-verification', 'Send the verification mail again').input(byId).output(userSchema),
    sendReset: act('send-reset', 'Send a link to choose a new password').input(byId).output(userSchema),
    endSessions: act('end-sessions', 'Sign a person out everywhere').input(byId).output(userSchema),
  },
};
