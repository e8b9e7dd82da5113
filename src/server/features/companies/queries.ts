import type { Person } from '../../actor.ts';
import type { Ctx } from '../../context.ts';
import { memberRole, visibleTo } from './access.ts';
import { answersOfCompany } from './answers.ts';
import { currentCompany } from './memberships.ts';
import './table.ts';

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export const findCompanyBySlug = (ctx: Ctx, slug: string) => companies(ctx).where('slug', '=', slug).executeTakeFirst();

export const findCompany = (ctx: Ctx, id: string) => companies(ctx).where('id', '=', id).executeTakeFirst();

export const findCompanies = (ctx: Ctx, ids: readonly string[]) =>
  ids.length > 0 ? companies(ctx).where('id', 'in', ids).execute() : Promise.resolve([]);

/** Locked until the end of the transaction. */
export const findCompanyToChange = (ctx: Ctx, id: string) =>
  companies(ctx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Of the person's companies, the one they chose last. */
export const findOwnCompany = (ctx: Ctx, { userId }: Pick<Person, 'userId'>) =>
  companies(ctx).where('company.id', '=', currentCompany(userId)).executeTakeFirst();

const companies = ({ db, actor }: Ctx) =>
  db
    .selectFrom('company')
    .where(visibleTo(actor))
    .select(['id', 'slug', 'name', 'logo_file_id', 'website', 'domain', 'industry', 'size', 'country', 'description'])
    .select(['keep_applications_days', 'verified_at', 'verified_by', 'verified_how'])
    .select([answersOfCompany.as('answers'), memberRole(actor).as('member_role')]);
