import { sql } from 'kysely';

import type { TxCtx } from '../context.ts';
import { addCandidate } from '../features/candidates/add.ts';
import { daysAfter } from '../features/jobs/term.ts';
import { findOwnedCompany } from './own-company.ts';

/** Everyone who applied, and two people without an account whom the demo's employer added: one was told, the other will be. */
export async function addCandidates(tx: TxCtx, employerId: string): Promise<void> {
  await addApplicants(tx);
  const { id: companyId } = await findOwnedCompany(tx, employerId);
  const now = tx.clock.now();
  const added = { companyId, origin: 'by_hand', addedBy: employerId } as const;
  await addCandidate(tx, {
    ...added,
    person: {
      firstName: 'Inês',
      lastName: 'Tavares',
      address: 'ines.tavares@example.com',
      locale: 'pt',
      phone: '+351 910 000 001',
      jobTitle: 'Gestora de clientes',
      city: 'Porto',
      country: 'PT',
      skills: ['Salesforce', 'Negociação'],
      languages: [
        { language: 'pt', level: 'native' },
        { language: 'en', level: 'C1' },
      ],
    },
    source: 'Feira de emprego do Porto',
    addedAt: daysAfter(now, -20),
    told: daysAfter(now, -19),
  });
  await addCandidate(tx, {
    ...added,
    person: {
      firstName: 'Henrik',
      lastName: 'Brandt',
      address: 'henrik.brandt@example.com',
      locale: 'de',
      jobTitle: 'Vertriebsmitarbeiter',
      city: 'Leipzig',
      country: 'DE',
      skills: ['HubSpot'],
      languages: [
        { language: 'de', level: 'native' },
        { language: 'fr', level: 'B2' },
      ],
    },
    source: 'Empfehlung aus dem Team',
    addedAt: daysAfter(now, -1),
    told: null,
  });
}

/** In one statement: the demo's applications were inserted without their events. */
async function addApplicants({ db }: TxCtx): Promise<void> {
  await sql`
    insert into candidate (id, company_id, profile_id, origin, added_at, last_contact_at,
      facts, cv_file_id, filter_tags, search_text, sort_name)
    select distinct on (company_id, applicant_id) gen_random_uuid(), company_id, applicant_id, 'applied', applied_at,
      updated_at, applicant_facts, cv_file_id,
      tags || array_remove(array['country:' || (applicant_facts ->> 'country')], null), search_text, sort_name
    from application where not is_blind order by company_id, applicant_id, applied_at desc`.execute(db);
}
