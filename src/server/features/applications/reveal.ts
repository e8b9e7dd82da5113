import { inTransaction, type Ctx } from '../../context.ts';
import { notFound, Refusal, wrongStatus } from '../../platform/http/refusal.ts';
import { personOf } from '../accounts/signed-in.ts';
import { can, isDecidedBy, isForCompanyOf } from './access.ts';
import './events.ts';
import { replaceFilterTags, searchTextOf, sortNameOf } from './search-keys.ts';
import './table.ts';

/**
 * Reveals the sender of an application under blind review, permanently, to everyone who sees it.
 * @throws Refusal NOT_FOUND; FORBIDDEN for interviewers; CONFLICT wrong_status if nothing is hidden, and for a
 * withdrawn one.
 */
export async function revealApplicant(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const application = await tx.db
      .selectFrom('application')
      .select(['applicant_id', 'status', 'is_blind', 'applicant_facts', 'tags', isDecidedBy(tx.actor).as('may_decide')])
      .where('id', '=', id)
      .where(isForCompanyOf(tx.actor))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!application) throw notFound();
    if (!application.may_decide) throw new Refusal('FORBIDDEN');
    if (!can(tx.actor, application).reveal) throw wrongStatus();
    await tx.db
      .updateTable('application')
      .set({
        is_blind: false,
        revealed_at: tx.clock.now(),
        revealed_by: personOf(tx).userId,
        tags: replaceFilterTags(application.tags, application.applicant_facts),
        search_text: searchTextOf(application.applicant_facts),
        sort_name: sortNameOf(application.applicant_facts),
      })
      .where('id', '=', id)
      .execute();
    await tx.emit('application.revealed', { applicationId: id });
  });
}
