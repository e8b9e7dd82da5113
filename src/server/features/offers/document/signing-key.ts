import type { Ctx } from '../../../context.ts';
import { newId } from '../../../platform/id.ts';
import { createSigningKey } from '../../../platform/signing/certificate.ts';
import type { SigningKey } from '../../../platform/signing/cms.ts';
import '../table.ts';

/**
 * The site's own, made when it is first needed. Two made at once are both kept, as each may have signed: the last one
 * signs from then on.
 */
export async function findSigningKey(ctx: Ctx): Promise<SigningKey> {
  const [last] = await listSigningKeys(ctx);
  if (last) return last;
  const now = ctx.clock.now();
  const made = await createSigningKey((await ctx.settings())['site.name'], now);
  await ctx.db
    .insertInto('signing_key')
    .values({ id: newId(), certificate: made.certificate, private_key: made.privateKey, created_at: now })
    .execute();
  return made;
}

/** The last one first. */
export async function listSigningKeys({ db }: Pick<Ctx, 'db'>): Promise<SigningKey[]> {
  const rows = await db
    .selectFrom('signing_key')
    .select(['certificate', 'private_key as privateKey'])
    .orderBy('id', 'desc')
    .execute();
  return rows;
}
