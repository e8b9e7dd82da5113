import type { Ctx } from '../../../context.ts';
import '../table.ts';

/** Null: not signed by this site, or changed since. */
export async function verifyDocument(
  { db }: Ctx,
  { digest }: { digest: string },
): Promise<{ signedAt: string | null }> {
  const found = await db
    .selectFrom('signed_document')
    .select('signed_at')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return { signedAt: found?.signed_at.toISOString() ?? null };
}
