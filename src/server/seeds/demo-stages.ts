import { sql } from 'kysely';

import type { StageStatus } from '#contract/applications/application-status.ts';
import type { LocalizedWords } from '#contract/localized-words.ts';

import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import '../features/companies/pipelines/table.ts';
import { newId } from '../platform/id.ts';
import { findOwnedCompany } from './own-company.ts';

const stages: readonly { status: StageStatus; names: LocalizedWords }[] = [
  {
    status: 'viewed',
    names: {
      en: 'CV read',
      de: 'Lebenslauf gelesen',
      es: 'CV leído',
      fr: 'CV lu',
      it: 'CV letto',
      pt: 'CV lido',
    },
  },
  {
    status: 'shortlisted',
    names: {
      en: 'Short call',
      de: 'Kurzes Telefonat',
      es: 'Llamada breve',
      fr: 'Appel rapide',
      it: 'Breve telefonata',
      pt: 'Chamada breve',
    },
  },
  {
    status: 'shortlisted',
    names: {
      en: 'Writing task',
      de: 'Schreibprobe',
      es: 'Prueba escrita',
      fr: 'Test de rédaction',
      it: 'Prova scritta',
      pt: 'Prova escrita',
    },
  },
  {
    status: 'interview',
    names: {
      en: 'Talk with the team',
      de: 'Gespräch mit dem Team',
      es: 'Entrevista con el equipo',
      fr: 'Entretien avec l’équipe',
      it: 'Colloquio con il team',
      pt: 'Entrevista com a equipa',
    },
  },
];

/** Gives the owner's company a pipeline, used by its jobs; every third shortlisted applicant is at its second stage. */
export async function fillStages({ db }: TxCtx, { ownerId }: { ownerId: string }): Promise<void> {
  const { id: companyId } = await findOwnedCompany({ db }, ownerId);
  const pipelineId = newId();
  const rows = stages.map(({ status, names }, position) => ({
    id: newId(),
    pipeline_id: pipelineId,
    position,
    status,
    names: JSON.stringify(names),
  }));
  await db
    .insertInto('pipeline')
    .values({ id: pipelineId, company_id: companyId, name: 'Sales & Service', is_default: true, position: 0 })
    .execute();
  await db.insertInto('pipeline_stage').values(rows).execute();
  await db.updateTable('job').set({ pipeline_id: pipelineId }).where('company_id', '=', companyId).execute();
  const second = rows.findLast(({ status }) => status === 'shortlisted');
  await sql`
    update application set stage_id = ${second?.id}
    from (
      select id, row_number() over (order by applied_at, id) as place
      from application where company_id = ${companyId} and status = 'shortlisted'
    ) as numbered
    where numbered.id = application.id and numbered.place % 3 = 0`.execute(db);
}
