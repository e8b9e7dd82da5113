import type { LocalizedWords } from '#contract/localized-words.ts';
import type { Recommendation } from '#contract/scorecards/score-choices.ts';

import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import '../features/jobs/table.ts';
import '../features/scorecards/table.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { findOwnedCompany } from './own-company.ts';

const criteria: readonly { names: LocalizedWords; guide: string }[] = [
  {
    names: {
      en: 'Listens before offering',
      de: 'Hört zu, bevor ein Angebot kommt',
      es: 'Escucha antes de ofrecer',
      fr: 'Écoute avant de proposer',
      it: 'Ascolta prima di proporre',
      pt: 'Ouve antes de propor',
    },
    guide: 'Fragt nach dem Bedarf, fasst ihn zusammen, und erst dann folgt ein Vorschlag.',
  },
  {
    names: {
      en: 'Writes clearly',
      de: 'Schreibt klar',
      es: 'Escribe con claridad',
      fr: 'Écrit clairement',
      it: 'Scrive in modo chiaro',
      pt: 'Escreve com clareza',
    },
    guide: 'Kurze Sätze, eine Bitte je Nachricht, im Ton der Kundschaft.',
  },
  {
    names: {
      en: 'Handles objections',
      de: 'Geht mit Einwänden um',
      es: 'Maneja las objeciones',
      fr: 'Répond aux objections',
      it: 'Gestisce le obiezioni',
      pt: 'Lida com objeções',
    },
    guide: '',
  },
];

interface Given {
  recommendation: Recommendation;
  values: readonly (number | null)[];
  note: string;
}

const given: readonly Given[] = [
  { recommendation: 'strong_yes', values: [5, 4, 4], note: 'Fragt nach, bevor ein Preis fällt. Sehr gutes Englisch.' },
  { recommendation: 'yes', values: [4, 5, null], note: 'Die Probe-Mail könnten wir so verschicken.' },
  { recommendation: 'no', values: [2, 3, 2], note: 'Redet viel über sich, wenig über die Kundschaft.' },
];

/** Gives the owner's jobs a scorecard, and a recruiter's scores for interviewed and shortlisted applicants; none of the owner's. */
export async function fillScores({ db, clock }: TxCtx, { ownerId }: { ownerId: string }): Promise<void> {
  const { id: companyId, memberAs } = await findOwnedCompany({ db }, ownerId);
  const recruiter = memberAs('recruiter');
  const jobs = await db.selectFrom('job').select('id').where('company_id', '=', companyId).execute();
  const rows = jobs.flatMap(({ id }) =>
    criteria.map(({ names, guide }, position) => ({
      id: newId(),
      job_id: id,
      position,
      names,
      guide,
      points: 5 as const,
    })),
  );
  await insertRows(db, 'job_criterion', rows);
  if (!recruiter) return;
  const applications = await db
    .selectFrom('application')
    .select(['id', 'job_id'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['shortlisted', 'interview'])
    .orderBy('applied_at')
    .orderBy('id')
    .limit(12)
    .execute();
  await insertRows(
    db,
    'application_score',
    applications.map(({ id, job_id: jobId }, index) => {
      const { values, ...score } = given[index % given.length] ?? { recommendation: null, values: [], note: '' };
      const marks = rows
        .filter((row) => row.job_id === jobId)
        .map(({ id: criterionId, names, points }, at) => ({
          criterionId,
          names,
          points,
          value: values[at] ?? null,
          note: '',
        }));
      return { ...score, id: newId(), application_id: id, author_id: recruiter.id, marks, at: clock.now() };
    }),
  );
}
