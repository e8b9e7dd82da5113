import { paths } from '#contract/paths.ts';
import { scheduleProblemWords } from '#words/imports.ts';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { findRecipients } from '../companies/members.ts';
import type { ScheduleTroubled } from '../imports/schedules/events.ts';
import '../imports/table.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { type ImportMail, MAIL_ABOUT_IMPORT } from './mail-task.ts';
import { notify } from './notify.ts';

/** Notifies the user who set the company's address that an import failed; if they left, the owners. */
export async function notifyOfSchedule(tx: TxCtx, { companyId, setBy, problem }: ScheduleTroubled): Promise<void> {
  const { name } = await tx.db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const data = { kind: 'import_troubled', company_name: name, problem } as const;
  const at = tx.clock.now().toISOString();
  const userIds = await findRecipients(tx, { companyId, jobId: null, responsibleId: setBy, actorId: null });
  // Sorted by id, so that concurrent transactions cannot deadlock.
  for (const userId of userIds.toSorted()) {
    const mail: ImportMail = { companyId, userId, problem, at };
    await notify(tx, { userId, type: 'other', data, aboutUserId: null, key: keyOf(mail) });
    await tx.enqueue(MAIL_ABOUT_IMPORT, mail);
  }
}

const keyOf = ({ companyId, at, userId }: ImportMail): string => `import-schedule:${companyId}:${at}:${userId}`;

/** Not if the address was removed or a later run succeeded meanwhile. */
export async function mailAboutImport(ctx: Ctx, mail: ImportMail): Promise<void> {
  const [enqueueEmail, write] = await Promise.all([createEmailEnqueuer(ctx), mailWriter(ctx)]);
  await inTransaction(ctx, async (tx) => {
    const troubled = await tx.db
      .selectFrom('import_schedule')
      .innerJoin('company', 'company.id', 'import_schedule.company_id')
      .select('company.name')
      .where('company_id', '=', mail.companyId)
      .where('problem', 'is not', null)
      .executeTakeFirst();
    const reader = troubled && (await findReader(tx, mail.userId, 'other'));
    if (!reader) return;
    const { locale } = reader;
    const reason = scheduleProblemWords[mail.problem]({}, { locale });
    const written = write('import_troubled', locale, { company: troubled.name, reason });
    await enqueueEmail(
      tx,
      reader,
      {
        ...withAction(written, paths.imports()),
        about: { userId: null, companyId: mail.companyId, applicationId: null },
      },
      keyOf(mail),
    );
  });
}
