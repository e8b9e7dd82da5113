import type { Ctx } from '../../context.ts';
import { isMember, visibleTo } from './access.ts';
import './table.ts';

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findCompanyBySlug = (ctx: Ctx, slug: string) => companies(ctx).where('slug', '=', slug).executeTakeFirst();

export const findCompany = (ctx: Ctx, id: string) => companies(ctx).where('id', '=', id).executeTakeFirst();

/** Locked until the end of the transaction. */
export const findCompanyToChange = (ctx: Ctx, id: string) =>
  companies(ctx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** At most one. */
export const findOwnCompany = (ctx: Ctx) => companies(ctx).where(isMember(ctx.actor)).executeTakeFirst();

const companies = ({ db, actor }: Ctx) =>
  db
    .selectFrom('company')
    .where(visibleTo(actor))
    .select(['id', 'slug', 'name', 'logo_file_id', 'website', 'domain', 'industry', 'size', 'country', 'description'])
    .select(['verified_at', 'verified_by', 'verified_how'])
    .select(isMember(actor).as('is_member'));
