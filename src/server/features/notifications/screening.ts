import { sql } from 'kysely';
import { z } from 'zod';

import { paths } from '#contract/paths.ts';
import { agencyNotices, personNotices } from '#contract/screening/screening-choices.ts';
import { agencyNoticeWords, personNoticeWords } from '#words/screening.ts';

import { userIdOf } from '../../actor.ts';
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import type { DomainEvents } from '../../domain-events.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import { activeMembers, findRecipients } from '../companies/members.ts';
import '../companies/table.ts';
import { mailWriter, type WriteMail, type WrittenMail, withAction } from '../mail-texts/write-mail.ts';
import { profileName } from '../profiles/profile-name.ts';
import '../screening/events.ts';
import '../screening/table.ts';
import type { Address } from './application-parties.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

export const MAIL_ABOUT_SCREENING = 'notifications.mail_about_screening';

/** `at` distinguishes repeated events. */
export const screeningMailSchema = z.object({
  screeningId: z.uuid(),
  what: z.enum([...personNotices, ...agencyNotices]),
  userId: z.uuid(),
  at: z.iso.datetime(),
});

type ScreeningMail = z.infer<typeof screeningMailSchema>;

const findScreening = ({ db }: TxCtx, id: string) =>
  db
    .selectFrom('screening')
    .innerJoin('profile', 'profile.id', 'screening.profile_id')
    .innerJoin('company', 'company.id', 'screening.agency_id')
    .select(['screening.id', 'screening.agency_id', 'screening.consultant_id', 'profile.user_id'])
    .select(['company.name as agency', 'profile.first_name', 'profile.last_name', 'profile.username'])
    .select(activeMembers(sql.ref('screening.agency_id'), null).as('consultant_ids'))
    .where('screening.id', '=', id)
    .executeTakeFirst();

type Screening = NonNullable<Awaited<ReturnType<typeof findScreening>>>;

/** Open pages of both sides; notices and emails to one of them. */
export async function notifyOfScreening(
  tx: TxCtx,
  { screeningId, what }: DomainEvents['screening.changed'],
): Promise<void> {
  const screening = await findScreening(tx, screeningId);
  if (!screening) return;
  const userIds = [...new Set([...screening.consultant_ids, screening.user_id])].toSorted();
  await sendLive(tx, userIds, { type: 'screening', screeningId }, ABOUT_NO_ONE);
  const isForPerson = personNotices.find((one) => one === what);
  const isForAgency = agencyNotices.find((one) => one === what);
  if (isForPerson) await tell(tx, screening, isForPerson, [screening.user_id]);
  if (isForAgency) await tell(tx, screening, isForAgency, await findConsultants(tx, screening));
}

/** The one who looks after it, else the owners. */
const findConsultants = (tx: TxCtx, { agency_id, consultant_id }: Screening): Promise<string[]> =>
  findRecipients(tx, { companyId: agency_id, jobId: null, responsibleId: consultant_id, actorId: userIdOf(tx) });

async function tell(
  tx: TxCtx,
  screening: Screening,
  what: ScreeningMail['what'],
  userIds: readonly string[],
): Promise<void> {
  const at = tx.clock.now().toISOString();
  for (const userId of userIds) {
    const isForPerson = userId === screening.user_id;
    const mail: ScreeningMail = { screeningId: screening.id, what, userId, at };
    await notify(tx, {
      userId,
      type: isForPerson ? 'status_change' : 'application',
      data: {
        kind: 'screening',
        screening_id: screening.id,
        what,
        name: isForPerson ? '' : profileName(screening),
        agency_name: screening.agency,
      },
      aboutUserId: isForPerson ? null : screening.user_id,
      key: keyOf(mail),
    });
    await tx.enqueue(MAIL_ABOUT_SCREENING, mail);
  }
}

const keyOf = ({ screeningId, what, at, userId }: ScreeningMail): string =>
  `screening:${screeningId}:${what}:${at}:${userId}`;

export async function mailAboutScreening(ctx: Ctx, mail: ScreeningMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const screening = await findScreening(tx, mail.screeningId);
    const isForPerson = mail.userId === screening?.user_id;
    const reader = await findReader(tx, mail.userId, isForPerson ? 'status_change' : 'application');
    if (!screening || !reader) return;
    const path = isForPerson ? paths.ownScreening() : paths.screening(screening.id);
    const about = {
      userId: isForPerson ? null : screening.user_id,
      companyId: screening.agency_id,
      applicationId: null,
    };
    const written = writeScreening(write, reader, mail.what, screening);
    await enqueueEmail(tx, reader, { ...withAction(written, path), about }, keyOf(mail));
  });
}

function writeScreening(
  write: WriteMail,
  { locale }: Address,
  what: ScreeningMail['what'],
  screening: Screening,
): WrittenMail {
  const inputs = { agency: screening.agency, name: profileName(screening) };
  const forPerson = personNotices.find((one) => one === what);
  const forAgency = agencyNotices.find((one) => one === what);
  return forPerson
    ? write(
        'screening',
        locale,
        { ...inputs, what: personNoticeWords[forPerson].title({}, { locale }) },
        { also: [forPerson] },
      )
    : write(
        'company_screening',
        locale,
        { ...inputs, what: forAgency ? agencyNoticeWords[forAgency].title({}, { locale }) : '' },
        { also: forAgency ? [forAgency] : [] },
      );
}
