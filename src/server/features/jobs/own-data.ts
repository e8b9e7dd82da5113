import type { OwnData } from '#contract/own-data.ts';

import type { Ctx, Person, TxCtx } from '../../context.ts';
import { findCompanyThatGoes } from '../companies/own-data.ts';
import { visibleInSaved } from './access.ts';
import { announceJobs } from './announce.ts';
import { moment } from './present.ts';
import './table.ts';

/** The jobs that the person saved, and those that they posted, each with its title in its own language. */
export async function exportOwn(ctx: Ctx, person: Person): Promise<OwnData['jobs']> {
  const saved = await withTitle(ctx)
    .innerJoin('saved_job', 'saved_job.job_id', 'job.id')
    .where('saved_job.user_id', '=', person.userId)
    .select(['job.id', 'title.title', 'saved_job.saved_at', visibleInSaved(person).as('is_visible')])
    .orderBy('saved_job.saved_at')
    .execute();
  const posted = await withTitle(ctx)
    .where('job.posted_by', '=', person.userId)
    .select(['job.id', 'title.title', 'job.status', 'job.created_at', 'job.first_published_at'])
    .orderBy('job.created_at')
    .execute();
  return {
    saved: saved.map(({ id, title, saved_at, is_visible }) => ({ id, title: is_visible ? title : null, savedAt: saved_at.toISOString() })),
    posted: posted.map(({ id, title, status, created_at, first_published_at }) => ({
      id,
      title,
      status,
      createdAt: created_at.toISOString(),
      firstPublishedAt: moment(first_published_at),
    })),
  };
}

const withTitle = ({ db }: Ctx) =>
  db
    .selectFrom('job')
    .innerJoin('job_translation as title', (join) => join.onRef('title.job_id', '=', 'job.id').onRef('title.locale', '=', 'job.primary_locale'));

/**
 * What the person saved goes with the account, and their name from what they posted; the jobs stay the company's. They
 * go where the company does, and then every page and search must know.
 */
export async function eraseOwn(tx: TxCtx, person: Person): Promise<void> {
  const companyId = await findCompanyThatGoes(tx, person);
  if (!companyId) return;
  const removed = await tx.db.deleteFrom('job').where('company_id', '=', companyId).returning(['id', 'company_id']).execute();
  await announceJobs(tx, removed);
}
