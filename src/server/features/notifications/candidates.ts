import { z } from 'zod';

import { paths, withToken } from '#contract/paths.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { newId } from '../../platform/id.ts';
import { issueToken } from '../accounts/tokens.ts';
import '../candidates/events.ts';
import { keptUntil, readRules } from '../candidates/kept.ts';
import '../candidates/table.ts';
import { toldKey } from '../candidates/tell.ts';
import { findRecipients } from '../companies/members.ts';
import '../companies/table.ts';
import { longDay } from '../mail-texts/filling.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { findAddress } from './application-parties.ts';
import { createEmailEnqueuer } from './enqueue-email.ts';
import { notify } from './notify.ts';

export const MAIL_CANDIDATE = 'notifications.mail_candidate';

export const candidateMailSchema = z.object({ candidateId: z.uuid() });

type CandidateMail = z.infer<typeof candidateMailSchema>;

export const enqueueCandidateMail = (tx: TxCtx, mail: DomainEvents['candidate.told']): Promise<void> =>
  tx.enqueue(MAIL_CANDIDATE, mail satisfies CandidateMail);

/** By whom, from where, for what and how long (GDPR, article 14), with a link to their page. */
export async function mailCandidate(ctx: Ctx, { candidateId }: CandidateMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  const rules = await readRules(ctx);
  await inTransaction(ctx, async (tx) => {
    const candidate = await findCandidate(tx, candidateId, rules);
    const reader = candidate && (await findAddress(tx, candidate.user_id));
    if (!candidate || !reader) return;
    const { locale, userId, address: email } = reader;
    const { name: company, source, job, kept_until: until, company_id: companyId } = candidate;
    const inputs = { company, source, job: job ?? '', day: until ? longDay(until, locale) : '' };
    // While there is an application, its period counts.
    const written = write('candidate_told', locale, inputs, { also: [job === null ? 'until' : 'job'] });
    const token = await issueToken(tx.db, { userId, purpose: 'person', email });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, withToken(paths.mailedApplications(), token)),
        about: { userId: null, companyId, applicationId: null },
      },
      toldKey(candidateId),
    );
  });
}

const findCandidate = ({ db }: TxCtx, id: string, rules: Awaited<ReturnType<typeof readRules>>) =>
  db
    .selectFrom('candidate')
    .innerJoin('company', 'company.id', 'candidate.company_id')
    .innerJoin('profile', 'profile.id', 'candidate.profile_id')
    .select(['candidate.company_id', 'candidate.source', 'company.name', keptUntil(rules).as('kept_until')])
    .select((eb) => [
      'profile.user_id',
      eb
        .selectFrom('application')
        .select(({ ref }) => ref('job_facts', '->>').key('title').as('title'))
        .whereRef('application.applicant_id', '=', 'candidate.profile_id')
        .whereRef('application.company_id', '=', 'candidate.company_id')
        .where('is_added', '=', true)
        .orderBy('applied_at')
        .limit(1)
        .as('job'),
    ])
    .where('candidate.id', '=', id)
    .where('candidate.objected_at', 'is', null)
    .executeTakeFirst();

/** The member who added them, else those who are notified of the company. Ignores preferences: data are lost. */
export async function warnOfUntold(
  tx: TxCtx,
  { companyId, addedBy, candidateIds, first }: DomainEvents['candidates.untold'],
): Promise<void> {
  const company = await tx.db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const about = { companyId, jobId: null, responsibleId: addedBy, actorId: null };
  const key = newId();
  for (const userId of await findRecipients(tx, about))
    await notify(tx, {
      userId,
      type: 'application',
      data: {
        kind: 'candidates_untold',
        company_name: company.name,
        count: candidateIds.length,
        first_due: first.toISOString(),
      },
      aboutUserId: null,
      key: `candidates-untold:${key}:${userId}`,
      isRequired: true,
    });
}
