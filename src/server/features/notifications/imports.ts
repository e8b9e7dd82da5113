import type { ScheduleProblem } from '#contract/import-choices.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { type Ctx, inTransaction, type TxCtx } from '../../context.ts';
import { findRecipients } from '../companies/members.ts';
import type { ScheduleTroubled } from '../imports/schedules/events.ts';
import '../imports/table.ts';
import { mailWriter, withAction } from '../mail-texts/write-mail.ts';
import { createEmailEnqueuer, findReader } from './enqueue-email.ts';
import { type ImportMail, MAIL_ABOUT_IMPORT } from './mail-task.ts';
import { notify } from './notify.ts';

/** Whoever set the company's address learns that nothing came of it; where they left, the owners. */
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

type Word = (inputs: object, options: { locale: Locale }) => string;

const reasons: Record<ScheduleProblem, Word> = {
  format: m.imports_problem_format,
  damaged: m.imports_schedule_problem_damaged,
  empty: m.imports_schedule_problem_empty,
  too_many_rows: m.imports_problem_too_many_rows,
  too_many_columns: m.imports_problem_too_many_columns,
  too_complex: m.imports_problem_too_complex,
  no_access: m.imports_schedule_problem_no_access,
  broken_off: m.imports_problem_broken_off,
  unreachable: m.imports_schedule_problem_unreachable,
  refused: m.imports_schedule_problem_refused,
  too_large: m.imports_schedule_problem_too_large,
  columns_changed: m.imports_schedule_problem_columns_changed,
  lost_many: m.imports_schedule_problem_lost_many,
};

/** Not where the address was removed or a later run succeeded meanwhile. */
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
    const reason = reasons[mail.problem]({}, { locale });
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
