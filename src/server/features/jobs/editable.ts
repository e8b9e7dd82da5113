import type { EditableJob } from '#contract/jobs/job-views.ts';

import type { Ctx } from '../../context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { can, memberRole, visibleTo } from './access.ts';
import { choicesOf, contentOfJob, presentPlain, textsByLocale } from './content.ts';
import { moment, presentHidden, presentSalary, presentVariablePay } from './present.ts';
import { dayOf } from './term.ts';

export type StoredJob = Omit<EditableJob, 'hasTranslator'>;

/** @throws Refusal NOT_FOUND, FORBIDDEN for those who see it but are not members. */
export async function readEditable(ctx: Ctx, id: string): Promise<StoredJob> {
  const job = await findEditable(ctx, id);
  if (!job) throw notFound();
  const abilities = can(ctx.actor, job);
  if (!abilities.edit) throw new Refusal('FORBIDDEN');
  return { ...presentEditable(job), can: abilities };
}

type EditableRow = NonNullable<Awaited<ReturnType<typeof findEditable>>>;

const findEditable = ({ db, actor }: Ctx, id: string) =>
  db
    .selectFrom('job')
    .where('job.id', '=', id)
    .where(visibleTo(actor))
    .selectAll('job')
    .select(contentOfJob)
    .select(memberRole(actor).as('member_role'))
    .executeTakeFirst();

const presentEditable = (job: EditableRow): Omit<StoredJob, 'can'> => ({
  id: job.id,
  status: job.status,
  version: job.version,
  ...choicesOf(job),
  ...presentPlain(job),
  city: job.city,
  country: job.country,
  skills: job.skills_required,
  languages: job.languages,
  salary: presentSalary(job),
  variablePay: presentVariablePay(job),
  validThrough: job.valid_through && dayOf(job.valid_through),
  translations: textsByLocale(job.texts),
  firstPublishedAt: moment(job.first_published_at),
  updatedAt: job.updated_at.toISOString(),
  hidden: presentHidden(job),
});
