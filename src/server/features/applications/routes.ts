import { Hono, type Context } from 'hono';

import { hiringFiguresFilters } from '#contract/applications/hiring-figures.ts';
import type { KeyScope } from '#contract/keys/key-scopes.ts';
import { fieldProblems } from '#contract/problems.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { isId } from '../../platform/id.ts';
import { personOf } from '../accounts/signed-in.ts';
import { csvFile } from '../files/csv-file.ts';
import { addCookies, type RequestCtx } from '../files/routes.ts';
import { sendFile } from '../files/send-file.ts';
import { can, isDecidedBy, visibleTo } from './access.ts';
import { findAnswerFile } from './answer-files.ts';
import { hiringFiguresCsv } from './figures/figures-csv.ts';
import { readHiringFigures } from './figures/read-figures.ts';
import './table.ts';

/** Downloads of CVs and answers for both sides, and the company's figures. */
export const applicationRoutes = (contextOf: (context: Context, scope?: KeyScope) => Promise<RequestCtx>): Hono =>
  new Hono()
    .get('/applications/:id/cv', async (context) => {
      const ctx = await contextOf(context, 'read_applications');
      requireSomebody(ctx);
      return addCookies(await sendFile(context, ctx.storage, await findCv(ctx, context.req.param('id'))), ctx);
    })
    .get('/applications/:id/answers/:question', async (context) => {
      const ctx = await contextOf(context, 'read_applications');
      requireSomebody(ctx);
      const { id, question } = context.req.param();
      return addCookies(await sendFile(context, ctx.storage, await findAnswerFile(ctx, id, question)), ctx);
    })
    .get('/companies/:id/figures.csv', async (context) => {
      const ctx = await contextOf(context);
      const { role } = personOf(ctx);
      if (role !== 'employer') throw new Refusal('FORBIDDEN');
      const id = context.req.param('id');
      if (!isId(id)) throw notFound();
      const filters = hiringFiguresFilters.safeParse(context.req.query());
      if (!filters.success) throw new Refusal('INVALID', { fields: fieldProblems(filters.error.issues) });
      return addCookies(
        csvFile(ctx, 'figures', hiringFiguresCsv(await readHiringFigures(ctx, { ...filters.data, id }))),
        ctx,
      );
    });

function requireSomebody(ctx: Ctx): void {
  if (ctx.actor.kind !== 'key') personOf(ctx);
}

async function findCv(ctx: Ctx, id: string) {
  if (!isId(id)) throw notFound();
  const application = await ctx.db
    .selectFrom('application')
    .select(['applicant_id', 'status', 'is_blind', 'cv_file_id', isDecidedBy(ctx.actor).as('may_decide')])
    .where('id', '=', id)
    .where(visibleTo(ctx.actor))
    .executeTakeFirst();
  if (!application?.cv_file_id || !can(ctx.actor, application).downloadCv) throw notFound();
  return ctx.db
    .selectFrom('file')
    .selectAll()
    .where('id', '=', application.cv_file_id)
    .executeTakeFirstOrThrow(notFound);
}
