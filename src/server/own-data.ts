import { fileUrl } from '#contract/files.ts';
import { ownDataFileName, ownDataSchema, type OwnData } from '#contract/own-data.ts';

import { inTransaction, type Ctx, type Person, type TxCtx } from './context.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import * as accounts from './features/accounts/own-data.ts';
import { requirePassword } from './features/accounts/password.ts';
import { sessionCookie } from './features/accounts/session-cookie.ts';
import { personOf } from './features/accounts/signed-in.ts';
import * as moderation from './features/admin/moderation/own-data.ts';
import * as applications from './features/applications/own-data.ts';
import * as companies from './features/companies/own-data.ts';
import { downloadAs } from './features/files/file-name.ts';
import * as files from './features/files/own-data.ts';
import * as jobs from './features/jobs/own-data.ts';
import * as messaging from './features/messaging/own-data.ts';
import * as notifications from './features/notifications/own-data.ts';
import * as profiles from './features/profiles/own-data.ts';
import * as settings from './features/settings/own-data.ts';
import { takeAttempt } from './platform/http/limits.ts';
import { procedures } from './procedures.ts';
import { recordSecurityEvent } from './security-events.ts';

/**
 * What each feature does when a person is erased: what their foreign keys cannot do by themselves. From the right of
 * the walls to the left, so that whatever refers to something goes before it.
 */
const erasures: ((tx: TxCtx, person: Person) => Promise<void>)[] = [moderation.eraseOwn, messaging.eraseOwn, jobs.eraseOwn, files.eraseOwn, profiles.eraseOwn, companies.eraseOwn, accounts.eraseOwn, settings.eraseOwn];

/**
 * Everything that is kept about the actor: each feature's part of it. `appUrl` is what links to files begin with.
 * @throws Refusal UNAUTHENTICATED, TOO_MANY_REQUESTS
 */
export async function exportOwnData(ctx: Ctx, appUrl: URL): Promise<OwnData> {
  const person = personOf(ctx);
  await takeAttempt(ctx.db, `export:${person.userId}`, (await ctx.settings())['limits.export_per_person']);
  return inTransaction(ctx, async (tx) => ({
    exportedAt: tx.clock.now().toISOString(),
    account: await accounts.exportOwn(tx, person),
    profile: await profiles.exportOwn(tx, person),
    company: await companies.exportOwn(tx, person),
    jobs: await jobs.exportOwn(tx, person),
    applications: await applications.exportOwn(tx, person),
    messages: await messaging.exportOwn(tx, person),
    notifications: await notifications.exportOwn(tx, person),
    notificationPreferences: await notifications.exportOwnPreferences(tx, person),
    reports: await moderation.exportOwn(tx, person),
    files: (await files.exportOwn(tx, person)).map((file) => ({ ...file, url: new URL(fileUrl(file.id), appUrl).href })),
  }));
}

/**
 * Erases the actor, wholly or not at all. Wrong passwords are limited.
 * @throws Refusal INVALID wrong_password, TOO_MANY_REQUESTS, CONFLICT last_admin or only_owner; UNAUTHENTICATED where
 *   another erasure was first.
 */
export async function eraseOwnData(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const person = personOf(ctx);
  await requirePassword(ctx, person.userId, 'password', password);
  await inTransaction(ctx, async (tx) => {
    await accounts.lockForErasure(tx, person);
    for (const erase of erasures) await erase(tx, person);
    recordSecurityEvent(tx, 'account.erased', { subject: person.userId });
  });
}

/** Both of these reach over all features, so their procedures stand beside the features. */
export const ownDataApi = ({ appUrl }: { appUrl: URL }, { https }: Accounts) => ({
  export: procedures.ownData.export.handler(async ({ context }) => {
    const data = ownDataSchema.parse(await exportOwnData(context, appUrl));
    const name = ownDataFileName(data);
    context.edge.responseHeaders.set('cache-control', 'private, no-store');
    return { headers: { 'content-disposition': downloadAs(name) }, body: new File([JSON.stringify(data, undefined, 2)], name, { type: 'application/json' }) };
  }),
  erase: procedures.ownData.erase.handler(async ({ context, input }) => {
    await eraseOwnData(context, input);
    context.edge.responseHeaders.append('set-cookie', sessionCookie(undefined, https));
    return { done: true } as const;
  }),
});
