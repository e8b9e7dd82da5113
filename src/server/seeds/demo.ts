import { sql } from 'kysely';

import { answerStatuses } from '#contract/applications/application-status.ts';

import type { Actor, PersonRole } from '../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../context.ts';
import { hashPassword } from '../features/accounts/password-hash.ts';
import { createAccount } from '../features/accounts/register.ts';
import { countDueDays } from '../features/admin/analytics/count-days.ts';
import { addEntry, certification, education, workExperience } from '../features/profiles/entries.ts';
import { updateProfile } from '../features/profiles/profiles.ts';
import { listSettings, updateSetting } from '../features/settings/settings.ts';
import { demoAccounts } from '../features/site/demo-accounts.ts';
import { markAsDemo } from '../features/site/demo-data.ts';
import { fillAgency } from './demo-agency.ts';
import { fillBlindReview } from './demo-blind.ts';
import { addCandidates } from './demo-candidates.ts';
import { fillComments } from './demo-comments.ts';
import { fillDecisions } from './demo-decisions.ts';
import { fillPipelines } from './demo-hiring.ts';
import { takeTests } from './demo-language-tests.ts';
import { fillMadeOffers } from './demo-made-offers.ts';
import { fillModeration } from './demo-moderation.ts';
import { administrator, type DemoPerson, employer, seeker } from './demo-people.ts';
import { fillPlacements } from './demo-placements.ts';
import { fillPool } from './demo-pool.ts';
import { fillPresenting } from './demo-presenting.ts';
import { fillPromises } from './demo-promises.ts';
import { fillRejectionsAndTags } from './demo-rejections.ts';
import { fillScores } from './demo-scores.ts';
import { fillStages } from './demo-stages.ts';
import { fillTalent } from './demo-talent.ts';
import { verifyCandidates } from './demo-verifications.ts';
import { fillWebhooks } from './demo-webhooks.ts';
import { fillWorld } from './demo-world.ts';
import { NO_PASSWORD } from './people-rows.ts';

const LOCK = 7_250_132;

/**
 * Only for an empty database. One transaction: a killed process leaves nothing, and of two concurrent starts one fills
 * it.
 * @returns whether it was filled.
 */
export async function seedDemo(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db);
    if (await tx.db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) return false;
    await markAsDemo(tx);
    await describeSite(tx);
    const seekerId = await settle(tx, seeker, 'job_seeker');
    const employerId = await settle(tx, employer, 'employer');
    const administratorId = await settle(tx, administrator, 'admin');
    await fillWorld(tx, { employerId, administratorId });
    await fillPipelines(tx, { employerId, seekerId });
    await fillStages(tx, { ownerId: employerId });
    await fillComments(tx, { ownerId: employerId });
    await fillScores(tx, { ownerId: employerId });
    await fillRejectionsAndTags(tx, { ownerId: employerId });
    await fillBlindReview(tx, { ownerId: employerId });
    await storeFirstAnswers(tx);
    await fillPromises(tx);
    await verifyCandidates(tx, { seekerId, employerId, administratorId });
    await fillModeration(tx);
    await takeTests(tx, { seekerId });
    await fillTalent(tx, { employerId, seekerId });
    await addCandidates(tx, employerId);
    await fillDecisions(tx, { employerId, administratorId });
    await fillPool(tx, { employerId });
    await fillMadeOffers(tx, { employerId, seekerId });
    await fillWebhooks(tx, { employerId });
    const agency = await fillAgency(tx, { employerId, seekerId });
    await fillPlacements(agency);
    await fillPresenting(agency, { seekerId });
    await tx.enqueue('market.count', {});
    return true;
  });
}

async function describeSite(tx: TxCtx): Promise<void> {
  const values = new Map<string, unknown>([
    ['site.contact_email', 'hello@demo.example'],
    ['site.contact_phone', '+49 40 5550 1234'],
  ]);
  for (const { id, key } of await listSettings(tx))
    if (values.has(key)) await updateSetting(tx, { id, value: values.get(key) });
}

/** Returns the person's id. */
async function settle(
  tx: TxCtx,
  { email, locale, contactEmail, profile, ...entries }: DemoPerson,
  role: PersonRole,
): Promise<string> {
  const { firstName, lastName } = profile;
  const shown = demoAccounts.find((account) => account.email === email)?.password;
  const password = shown ? await hashPassword(shown) : NO_PASSWORD;
  const { userId, profileId } = await createAccount(
    { ...tx, locale },
    {
      email,
      firstName,
      lastName,
      userType: role === 'employer' ? role : 'job_seeker',
      password,
      registrationDigest: null,
    },
  );
  await tx.db.updateTable('user_account').set({ email_verified: true }).where('id', '=', userId).execute();
  const confirmed = { role, contact_email: contactEmail ?? null };
  await tx.db.updateTable('profile').set(confirmed).where('id', '=', profileId).execute();
  const actor: Actor = { kind: 'person', userId, profileId, role, sessionId: '' };
  const ctx = { ...tx, locale, actor };
  await updateProfile(ctx, profile);
  for (const entry of entries.workExperience ?? []) await addEntry(ctx, workExperience, entry);
  for (const entry of entries.education ?? []) await addEntry(ctx, education, entry);
  for (const entry of entries.certifications ?? []) await addEntry(ctx, certification, entry);
  return userId;
}

/** Derived from the generated history and messages. */
async function storeFirstAnswers(tx: TxCtx): Promise<void> {
  await sql`
    update application set first_answered_at = answer.at, counted_answer_at = answer.at
    from (
      select application_id, min(at) as at
      from (
        select application_id, at from application_event where to_status = any(${[...answerStatuses]}::text[])
        union all select application_id, created_at from message where side = 'employer'
      ) as told
      group by application_id
    ) as answer
    where answer.application_id = application.id`.execute(tx.db);
  await countDueDays(tx);
}
