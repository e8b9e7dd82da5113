import type { PresentedApplication } from '#contract/presenting/representation-views.ts';

import type { Ctx } from '../../context.ts';
import { isApplicant, isDecidedBy } from '../applications/access.ts';
import '../applications/table.ts';
import '../companies/table.ts';
import './table.ts';

/** For members who decide on them, and for the applicants. Words and facts identify no one. */
export async function listPresented({ db, actor }: Ctx, ids: readonly string[]): Promise<PresentedApplication[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('presentation')
    .innerJoin('application', 'application.id', 'presentation.application_id')
    .innerJoin('representation', 'representation.id', 'presentation.representation_id')
    .innerJoin('company as agency_company', 'agency_company.id', 'representation.agency_id')
    .select(['application.id', 'agency_company.name', 'agency_company.slug'])
    .select(['presentation.words', 'presentation.facts', 'presentation.presented_at'])
    .where('application.id', 'in', [...ids])
    .where((eb) => eb.or([isApplicant(actor), isDecidedBy(actor)]))
    .orderBy('application.id')
    .execute();
  return rows.map((row) => ({
    applicationId: row.id,
    agency: { name: row.name, slug: row.slug },
    words: row.words,
    facts: row.facts,
    presentedAt: row.presented_at.toISOString(),
  }));
}
