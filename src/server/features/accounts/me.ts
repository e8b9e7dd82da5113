import { sql } from 'kysely';

import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../context.ts';
import { invalidField } from '../../platform/http/refusal.ts';
import { readViewer } from './queries.ts';
import { personOf } from './signed-in.ts';

/** @throws Refusal INVALID for a language that the site does not offer */
export async function chooseLocale(ctx: Ctx, { locale }: { locale: Locale }): Promise<Viewer> {
  const { userId } = personOf(ctx);
  if (!(await ctx.settings())['site.languages'].includes(locale)) throw invalidField('locale', 'invalid');
  await ctx.db
    .updateTable('profile')
    .set({ preferred_locale: locale, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
  return readViewer(ctx, userId);
}
