import { inTransaction, type Ctx } from '../../../context.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { personOf } from '../../accounts/signed-in.ts';
import { isApplicant, isDecidedBy } from '../../applications/access.ts';
import '../../applications/table.ts';
import { can as canCompany } from '../../companies/access.ts';
import { findCompany } from '../../companies/queries.ts';
import '../../companies/table.ts';
import { messageSideOf } from '../../messaging/access.ts';
import '../../messaging/table.ts';
import { mayReport, visibleTo } from '../../profiles/access.ts';
import { addReport, type ReportInput } from './report.ts';

/** @throws Refusal NOT_FOUND, FORBIDDEN for its members and administrators, INVALID, TOO_MANY_REQUESTS */
export async function reportCompany(ctx: Ctx, input: ReportInput, address: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const company = await findCompany(tx, input.id);
    if (!company) throw notFound();
    if (!canCompany(tx.actor, company).report) throw new Refusal('FORBIDDEN');
    await addReport(tx, { subject: 'company', id: input.id }, input, address);
  });
}

/**
 * `id` is the profile's.
 * @throws Refusal NOT_FOUND, FORBIDDEN for users who share no application with them, INVALID, TOO_MANY_REQUESTS
 */
export async function reportPerson(ctx: Ctx, input: ReportInput, address: string): Promise<void> {
  personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const profile = await tx.db
      .selectFrom('profile')
      .select(['profile.user_id', mayReport(tx.actor).as('may_report')])
      .where('profile.id', '=', input.id)
      .where(visibleTo(tx.actor))
      .executeTakeFirst();
    if (!profile) throw notFound();
    if (!profile.may_report) throw new Refusal('FORBIDDEN');
    await addReport(tx, { subject: 'person', id: profile.user_id }, input, address);
  });
}

/** @throws Refusal NOT_FOUND outside its thread, FORBIDDEN for its own side, INVALID, TOO_MANY_REQUESTS */
export async function reportMessage(ctx: Ctx, input: ReportInput, address: string): Promise<void> {
  personOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const message = await tx.db
      .selectFrom('message')
      .innerJoin('application', 'application.id', 'message.application_id')
      .select(['message.side', 'application.applicant_id'])
      .where('message.id', '=', input.id)
      .where('message.hidden_at', 'is', null)
      .where((eb) => eb.or([isApplicant(tx.actor), isDecidedBy(tx.actor)]))
      .executeTakeFirst();
    if (!message) throw notFound();
    if (message.side === messageSideOf(tx.actor, message)) throw new Refusal('FORBIDDEN');
    await addReport(tx, { subject: 'message', id: input.id }, input, address);
  });
}
