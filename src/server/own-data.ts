import { ownDataFileName, ownDataSchema, type OwnData, ownDataContract } from '#contract/accounts/own-data.ts';

import { inTransaction, type Ctx, type TxCtx } from './context.ts';
import type { DomainEvents } from './domain-events.ts';
import type { Accounts } from './features/accounts/accounts.ts';
import { requireFirstFactor } from './features/accounts/first-factor.ts';
import { accountsData, lockForErasure } from './features/accounts/own-data.ts';
import { sessionCookie } from './features/accounts/session-cookie.ts';
import { personOf } from './features/accounts/signed-in.ts';
import { moderationData } from './features/admin/moderation/own-data.ts';
import { figuresData } from './features/admin/own-data.ts';
import { agencyData } from './features/agency/own-data.ts';
import { applicationsData } from './features/applications/own-data.ts';
import { retentionData } from './features/applications/retention/consents.ts';
import { approvalsData } from './features/approvals/own-data.ts';
import { candidatesData } from './features/candidates/own-data.ts';
import { clientsData } from './features/clients/own-data.ts';
import { commentsData } from './features/comments/own-data.ts';
import { companiesData } from './features/companies/own-data.ts';
import { downloadAs } from './features/files/file-name.ts';
import { filesData } from './features/files/own-data.ts';
import { importsData } from './features/imports/own-data.ts';
import { interviewsData } from './features/interviews/own-data.ts';
import { jobsData } from './features/jobs/own-data.ts';
import { keysData } from './features/keys/own-data.ts';
import { languageTestsData } from './features/language-tests/own-data.ts';
import { mailTextsData } from './features/mail-texts/own-data.ts';
import { marketData } from './features/market/own-data.ts';
import { messagingData } from './features/messaging/own-data.ts';
import { notificationsData } from './features/notifications/own-data.ts';
import { offersData } from './features/offers/own-data.ts';
import { ownPagesData } from './features/own-pages/own-data.ts';
import { placementsData } from './features/placements/own-data.ts';
import { placesData } from './features/places/own-data.ts';
import { presentingData } from './features/presenting/own-data.ts';
import { profilesData } from './features/profiles/own-data.ts';
import { savedSearchesData } from './features/saved-searches/own-data.ts';
import { scorecardsData } from './features/scorecards/own-data.ts';
import { screeningData } from './features/screening/own-data.ts';
import { settingsData } from './features/settings/own-data.ts';
import { siteData } from './features/site/own-data.ts';
import { talentData } from './features/talent/own-data.ts';
import { templatesData } from './features/templates/own-data.ts';
import { todosData } from './features/todos/own-data.ts';
import { webhooksData } from './features/webhooks/own-data.ts';
import type { OwnDataPart } from './own-data-part.ts';
import { platformData } from './own-data-platform.ts';
import { takeAttempt } from './platform/http/limits.ts';
import { implementing } from './procedures.ts';
import { recordSecurityEvent } from './security-events.ts';

const procedures = implementing(ownDataContract);

/** Every table is in one part. In order of erasure: references before their targets, the account last. */
export const ownDataParts: readonly OwnDataPart[] = [
  moderationData,
  figuresData,
  savedSearchesData,
  notificationsData,
  keysData,
  importsData,
  webhooksData,
  templatesData,
  talentData,
  candidatesData,
  messagingData,
  applicationsData,
  retentionData,
  commentsData,
  scorecardsData,
  todosData,
  approvalsData,
  interviewsData,
  placementsData,
  clientsData,
  agencyData,
  presentingData,
  offersData,
  screeningData,
  ownPagesData,
  jobsData,
  filesData,
  languageTestsData,
  profilesData,
  companiesData,
  settingsData,
  mailTextsData,
  siteData,
  marketData,
  placesData,
  platformData,
  accountsData,
];

/** @throws Refusal UNAUTHENTICATED, TOO_MANY_REQUESTS */
export async function exportOwnData(ctx: Ctx): Promise<OwnData> {
  const person = personOf(ctx);
  await takeAttempt(ctx.db, `export:${person.userId}`, (await ctx.settings())['limits.export_per_person']);
  return inTransaction(ctx, async (tx) => {
    const data: Record<string, unknown> = { exportedAt: tx.clock.now().toISOString() };
    for (const { exports = {} } of ownDataParts) {
      for (const [section, read] of Object.entries(exports)) data[section] = await read(tx, person);
    }
    return ownDataSchema.parse(data);
  });
}

/**
 * A person without an account has nothing to prove but their link.
 * @throws Refusal as `requireFirstFactor`; CONFLICT last_admin or only_owner, UNAUTHENTICATED where erased already.
 */
export async function eraseOwnData(ctx: Ctx, { password }: { password?: string | undefined }): Promise<void> {
  const person = personOf(ctx);
  if (!person.unclaimed) await requireFirstFactor(ctx, password);
  await inTransaction(ctx, async (tx) => {
    await lockForErasure(tx, person);
    for (const { erase } of ownDataParts) await erase?.(tx, person);
    recordSecurityEvent(tx, 'account.erased', { subject: person.userId });
  });
}

/** Not emailed: a person who was never told would learn of it by its erasure. */
export async function eraseExpired(tx: TxCtx, { userId, profileId }: DomainEvents['person.expired']): Promise<void> {
  const person = { kind: 'person', userId, profileId, role: 'job_seeker', sessionId: '' } as const;
  for (const part of ownDataParts) if (part !== accountsData) await part.erase?.(tx, person);
  await tx.db.deleteFrom('user_account').where('id', '=', userId).execute();
}

/** Here because they involve all features. */
export const ownDataApi = ({ https }: Accounts) => ({
  export: procedures.export.handler(async ({ context }) => {
    const data = await exportOwnData(context);
    const name = ownDataFileName(data, 'json');
    context.metadata.responseHeaders.set('cache-control', 'private, no-store');
    return {
      headers: { 'content-disposition': downloadAs(name) },
      body: new File([JSON.stringify(data, undefined, 2)], name, { type: 'application/json' }),
    };
  }),
  erase: procedures.erase.handler(async ({ context, input }) => {
    await eraseOwnData(context, input);
    context.metadata.responseHeaders.append('set-cookie', sessionCookie(undefined, https));
    return { done: true } as const;
  }),
});
