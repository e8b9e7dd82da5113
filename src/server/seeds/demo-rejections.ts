import { sql } from 'kysely';

import type { LocalizedWords } from '#contract/localized-words.ts';

import type { TxCtx } from '../context.ts';
import '../features/applications/table.ts';
import { tagKey } from '../features/applications/search-keys.ts';
import { newId } from '../platform/id.ts';
import { insertRows } from './insert-rows.ts';
import { findOwnedCompany } from './own-company.ts';

const reasons: readonly { names: LocalizedWords; texts: LocalizedWords }[] = [
  {
    names: {
      en: 'A language below the level',
      de: 'Sprachniveau zu niedrig',
      es: 'Idioma por debajo del nivel',
      fr: 'Niveau de langue insuffisant',
      it: 'Livello di lingua insufficiente',
      pt: 'Nível de língua insuficiente',
    },
    texts: {
      en: 'This job needs one of its languages at a higher level.',
      de: 'Für diese Stelle brauchen wir eine der Sprachen auf höherem Niveau.',
      es: 'Este puesto exige un nivel más alto en uno de los idiomas.',
      fr: 'Ce poste demande un niveau plus élevé dans l’une des langues.',
      it: 'Questo lavoro richiede un livello più alto in una delle lingue.',
      pt: 'Este trabalho exige um nível mais alto numa das línguas.',
    },
  },
  {
    names: {
      en: 'Too little experience with customers',
      de: 'Zu wenig Erfahrung mit Kundschaft',
      es: 'Poca experiencia con clientes',
      fr: 'Trop peu d’expérience clientèle',
      it: 'Poca esperienza con i clienti',
      pt: 'Pouca experiência com clientes',
    },
    texts: {},
  },
  {
    names: {
      en: 'Starts too late',
      de: 'Beginn zu spät',
      es: 'Empieza demasiado tarde',
      fr: 'Début trop tardif',
      it: 'Inizio troppo tardi',
      pt: 'Começa demasiado tarde',
    },
    texts: {
      en: 'We need someone sooner.',
      de: 'Wir brauchen früher Verstärkung.',
      es: 'Necesitamos a alguien antes.',
      fr: 'Nous avons besoin de quelqu’un plus tôt.',
      it: 'Abbiamo bisogno di qualcuno prima.',
      pt: 'Precisamos de alguém mais cedo.',
    },
  },
];

const tags = ['Spätschicht möglich', 'Rückruf', 'Zweite Runde'];

/** Gives the owner's company reasons for its rejections, and tags some open applications. */
export async function fillRejectionsAndTags({ db }: TxCtx, { ownerId }: { ownerId: string }): Promise<void> {
  const { id: companyId } = await findOwnedCompany({ db }, ownerId);
  const rows = reasons.map((reason, position) => ({ ...reason, id: newId(), company_id: companyId, position }));
  await insertRows(db, 'rejection_reason', rows);
  const stored = rows.map(({ id, names }) => ({ reasonId: id, names, texts: null }));
  await sql`
    update application set rejection = ${JSON.stringify(stored)}::jsonb -> (numbered.place % 5 % 3)::int
    from (
      select id, row_number() over (order by applied_at, id) as place
      from application where company_id = ${companyId} and status = 'rejected'
    ) as numbered
    where numbered.id = application.id`.execute(db);
  for (const [at, name] of tags.entries())
    await sql`
      with tagged as (
        insert into application_tag (application_id, company_id, name)
        select id, company_id, ${name} from (
          select id, company_id, row_number() over (order by applied_at, id) as place
          from application where company_id = ${companyId} and status in ('viewed', 'shortlisted')
        ) as numbered
        where place % 7 = ${at}
        returning application_id
      )
      update application set tags = tags || ${[tagKey(name)]}::text[]
      from tagged where tagged.application_id = application.id`.execute(db);
}
