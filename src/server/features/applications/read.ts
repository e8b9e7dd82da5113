import type { Application } from '#contract/applications/application-views.ts';

import type { Ctx } from '../../context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { presentApplication } from './present.ts';
import { findApplication } from './queries.ts';

/** @throws Refusal NOT_FOUND */
export async function readApplication(ctx: Ctx, id: string): Promise<Application> {
  const row = await findApplication(ctx, id);
  if (!row) throw notFound();
  return presentApplication(ctx, row);
}
