import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import '../features/comments/table.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { findOwnedCompany } from './own-company.ts';

/** Pairs of comments, of which the first mentions the owner. In the company's language. */
const talks: readonly (readonly [question: string, answer: string])[] = [
  ['Am Telefon sehr klar, auch auf Englisch. Wie siehst du das?', 'Gefällt mir. Ich schlage Termine vor.'],
  ['Kennt unsere Branche. Die Spätschicht müssten wir ansprechen.', 'Mache ich im Gespräch.'],
];

const HOUR = 3_600_000;

/** A recruiter and the owner discuss some shortlisted applications. */
export async function fillComments({ db, clock }: TxCtx, { ownerId }: { ownerId: string }): Promise<void> {
  const { id: companyId, memberAs } = await findOwnedCompany({ db }, ownerId);
  const [owner, recruiter] = [memberAs('owner'), memberAs('recruiter')];
  if (!owner || !recruiter) return;
  const applications = await db
    .selectFrom('application')
    .select(['id', 'applied_at'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'shortlisted')
    .orderBy('applied_at')
    .orderBy('id')
    .limit(3 * talks.length)
    .execute();
  const now = clock.now().getTime();
  const comment = (applicationId: string, authorId: string, text: string, at: number) => ({
    id: newId(),
    application_id: applicationId,
    author_id: authorId,
    text,
    at: new Date(Math.min(at, now)),
  });
  const said = applications.flatMap(({ id, applied_at: appliedAt }, index) => {
    const [question, answer] = talks[index % talks.length] ?? ['', ''];
    const at = appliedAt.getTime() + 20 * HOUR;
    return [comment(id, recruiter.id, `@${owner.name} ${question}`, at), comment(id, owner.id, answer, at + 2 * HOUR)];
  });
  await insertRows(db, 'application_comment', said);
  await insertRows(
    db,
    'application_comment_mention',
    said
      .filter(({ author_id: author }) => author === recruiter.id)
      .map(({ id }) => ({ comment_id: id, user_id: ownerId })),
  );
}
