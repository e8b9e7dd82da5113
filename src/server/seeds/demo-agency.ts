import { sql } from 'kysely';

import type { AgencySettings } from '#contract/agency/agency.ts';
import type { FeeTerms } from '#contract/clients/fee-terms.ts';

import type { TxCtx } from '../context.ts';
import { nameAgency, saveAgencySettings } from '../features/agency/agency.ts';
import { createClient, handOverClient, saveContacts, saveTerms } from '../features/clients/clients.ts';
import { noteEntry } from '../features/clients/entries.ts';
import { openMandate } from '../features/clients/mandates.ts';
import { isOpen } from '../features/jobs/access.ts';
import { wordsIn } from '../features/jobs/queries.ts';
import { actingAs, actorOf } from './actor-of.ts';
import { findOwnedCompany } from './own-company.ts';

/** For what else the demo's consultants did. */
export interface DemoAgency {
  /** Acts as the demo's employer, who is a consultant. */
  tx: TxCtx;
  agencyId: string;
  /** Another consultant. */
  colleagueId: string;
  /** A client that is on the site, where the demo's employer recruits too. */
  onSite: { clientId: string; mandateId: string; jobId: string };
  /** A client without an account, which reads French. */
  byHand: { clientId: string; mandateIds: [string, string] };
}

const settings: AgencySettings = {
  seller: {
    name: 'Nordlicht Kundenservice GmbH',
    street: 'Deichtorplatz 4',
    postcode: '20095',
    city: 'Hamburg',
    country: 'DE',
    vatId: 'DE123456788',
    registration: 'HRB 104217',
    email: 'rechnung@nordlicht-kundenservice.demo.example',
    iban: 'DE02120300000000202051',
  },
  terms: {
    en: 'You pay our fee if you employ a person whom we presented to you within twelve months. Names and contacts stay hidden until you are interested.',
    de: 'Unser Honorar fällt an, wenn Sie eine von uns vorgestellte Person innerhalb von zwölf Monaten einstellen. Name und Kontakt bleiben verborgen, bis Sie Interesse zeigen.',
    fr: 'Nos honoraires sont dus si vous recrutez dans les douze mois une personne que nous vous avons présentée. Le nom et les coordonnées restent masqués jusqu’à ce que vous soyez intéressé.',
  },
  invoicePrefix: 'RE-2026-',
};

const fee: FeeTerms = {
  fee: { kind: 'percent', percent: 22.5, withVariable: false },
  guaranteeDays: 180,
  refunds: [
    { untilDay: 60, percent: 100 },
    { untilDay: 180, percent: 50 },
  ],
  paymentDays: 14,
  vatPercent: 19,
};

/** Before the first placement started. */
const DAYS_SINCE_MANDATES = 95;

interface Cast {
  employerId: string;
  seekerId: string;
}

/** Makes the demo employer's company the house agency, with two clients and three mandates. */
export async function fillAgency(tx: TxCtx, { employerId, seekerId }: Cast): Promise<DemoAgency> {
  const { id: agencyId, memberAs } = await findOwnedCompany(tx, employerId);
  await nameAgency(tx, { companyId: agencyId });
  const own: TxCtx = { ...tx, actor: await actorOf(tx, employerId) };
  await saveAgencySettings(own, settings);
  const past = actingAs(own, own.actor, DAYS_SINCE_MANDATES);
  const onSite = await addCompany(past, { agencyId, seekerId });
  const byHand = await addRecord(past);
  const colleague = memberAs('recruiter');
  if (!colleague) throw new Error('The agency has one consultant only.');
  await handOverClient(past, { id: byHand.clientId, userId: colleague.id });
  return { tx: own, agencyId, colleagueId: colleague.id, onSite, byHand };
}

/**
 * The other company in which the demo's employer recruits; the mandate is for a job to which the demo's seeker has not
 * applied.
 */
async function addCompany(
  tx: TxCtx,
  { agencyId, seekerId }: { agencyId: string; seekerId: string },
): Promise<DemoAgency['onSite']> {
  const job = await tx.db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .innerJoin('company_member as member', 'member.company_id', 'company.id')
    .innerJoinLateral(
      () => wordsIn('en').select('t.title').as('words'),
      (join) => join.onTrue(),
    )
    .select(['job.id', 'job.company_id', 'company.name', 'words.title'])
    .where('member.user_id', '=', tx.actor.kind === 'person' ? tx.actor.userId : '')
    .where('company.id', '<>', agencyId)
    .where(isOpen)
    .where(
      sql<boolean>`not exists (
        select from application join profile on profile.id = application.applicant_id
        where application.job_id = job.id and profile.user_id = ${seekerId})`,
    )
    .orderBy('job.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: clientId } = await createClient(tx, { companyId: job.company_id, name: job.name, locale: 'pt' });
  await saveTerms(tx, {
    id: clientId,
    fee: { ...fee, fee: { kind: 'percent', percent: 20, withVariable: true } },
    buyer: { name: job.name, street: 'Rua do Ouro 110', postcode: '1100-063', city: 'Lisboa', country: 'PT' },
  });
  const { id: mandateId } = await openMandate(tx, { id: clientId, title: job.title, openings: 2, jobId: job.id });
  await noteEntry(tx, {
    id: clientId,
    kind: 'call',
    words: 'Quer alguém que fale alemão com os hotéis; o resto da equipa já cobre inglês e francês.',
    mandateId,
  });
  return { clientId, mandateId, jobId: job.id };
}

async function addRecord(tx: TxCtx): Promise<DemoAgency['byHand']> {
  const { id: clientId } = await createClient(tx, { companyId: null, name: 'Brasserie Delcourt', locale: 'fr' });
  await saveContacts(tx, {
    id: clientId,
    contacts: [
      {
        name: 'Hélène Delcourt',
        jobTitle: 'Directrice générale',
        email: 'helene.delcourt@example.com',
        phone: '+32 2 555 01 20',
        locale: 'fr',
      },
      { name: 'Wout Maes', jobTitle: 'Ventes', email: 'wout.maes@example.com', phone: '', locale: 'en' },
    ],
  });
  await saveTerms(tx, {
    id: clientId,
    fee,
    buyer: {
      name: 'Brasserie Delcourt SA',
      street: 'Quai aux Briques 12',
      postcode: '1000',
      city: 'Bruxelles',
      country: 'BE',
      vatId: 'BE0123456749',
      email: 'factures@example.com',
    },
  });
  const open = async (title: string) => (await openMandate(tx, { id: clientId, title, openings: 1, jobId: null })).id;
  const mandateIds: DemoAgency['byHand']['mandateIds'] = [
    await open('Chargé de clientèle, allemand et espagnol'),
    await open('Chargé de clientèle, italien et français'),
  ];
  await noteEntry(tx, {
    id: clientId,
    kind: 'call',
    words: 'Deux postes à pourvoir avant mars. L’italien est indispensable pour le second.',
    mandateId: mandateIds[1],
  });
  return { clientId, mandateIds };
}
