import type { Locale } from '#contract/locales.ts';

import type { Ctx } from '../../../context.ts';

/** Stub. */
export async function suggest(_ctx: Ctx, _input: { q: string; locale?: Locale | undefined }): Promise<string[]> {
  return [];
}
