import type { Locale } from '#contract/locales.ts';
import type { PresentedPart } from '#contract/presenting/presenting-choices.ts';
import type { OpenShortlist, Shortlist } from '#contract/presenting/shortlists.ts';
import type { ScreeningPart } from '#contract/screening/screening-choices.ts';
import type { ScreeningFindings } from '#contract/screening/screening-findings.ts';
import '#server/features/clients/table.ts';
import '#server/features/presenting/table.ts';
import '#server/features/screening/table.ts';
import { newId } from '#server/platform/id.ts';

import { addClient, addMandate, registerAgency } from './agency.ts';
import type { TestApp } from './app.ts';
import { callApi } from './call-api.ts';
import { dayIn } from './jobs.ts';
import { registerPerson, type TestPerson } from './people.ts';

export interface AgencyWorld {
  app: TestApp;
  consultant: TestPerson & { companyId: string };
  clientId: string;
  contactId: string;
  mandateId: string;
}

/** The house agency, with a client who has no account and speaks French, and a mandate. */
export async function createAgencyWorld(app: TestApp): Promise<AgencyWorld> {
  const consultant = await registerAgency(app, { firstName: 'Carla', lastName: 'Beraterin' });
  const { id: clientId } = await addClient(app, consultant);
  const { id: mandateId } = await addMandate(app, consultant, clientId);
  return { app, consultant, clientId, mandateId, contactId: await addContact(app, mandateId) };
}

/** Of the mandate's client; returns its id. */
export async function addContact(app: TestApp, mandateId: string): Promise<string> {
  const id = newId();
  await app.base.db
    .insertInto('client_contact')
    .values(({ selectFrom }) => ({
      id,
      client_id: selectFrom('mandate').select('client_id').where('id', '=', mandateId),
      position: 0,
      name: 'Hélène Dupont',
      email: `helene-${id}@example.com`,
      locale: 'fr',
    }))
    .execute();
  return id;
}

export const ALL_PARTS: PresentedPart[] = [
  'languages',
  'experience',
  'skills',
  'region',
  'availability',
  'wishes',
  'right_to_work',
];

/** As if the person had agreed to be presented for the mandate. */
export async function giveConsent(
  { app, consultant, mandateId }: Pick<AgencyWorld, 'app' | 'consultant' | 'mandateId'>,
  person: TestPerson,
  { shows = ALL_PARTS, locale = 'it' }: { shows?: PresentedPart[]; locale?: Locale } = {},
): Promise<string> {
  const id = newId();
  const now = new Date();
  await app.base.db
    .insertInto('representation')
    .values({
      id,
      agency_id: consultant.companyId,
      mandate_id: mandateId,
      profile_id: person.profileId,
      locale,
      shows,
      state: 'given',
      asked_by: consultant.userId,
      asked_at: now,
      answered_at: now,
      ends_on: dayIn(180),
    })
    .execute();
  return id;
}

/** Everything by which a reader could find out who the person is. */
export const TRACES = [
  'Fiammetta',
  'Quagliarotti',
  'fiammetta-q',
  'zampognari',
  'Officine Zampognari',
  'Politecnico di Borgoratto',
  'Borgoratto',
  'Castelmagno',
  '1987',
  '+39 333',
];

const texts = (said: string): string =>
  `${said} Fiammetta Quagliarotti, born 12/03/1987 in Castelmagno, of Officine Zampognari S.r.l. and the Politecnico di Borgoratto: fiammetta-q@zampognari.example, +39 333 1234567.`;

/** A person whose profile and screening are full of what no client may read. */
export async function registerTraced(app: TestApp): Promise<TestPerson> {
  const name = { firstName: 'Fiammetta', lastName: 'Quagliarotti' };
  const person = await registerPerson(app, { ...name, email: `fiammetta-q-${newId()}@example.com`, locale: 'it' });
  const send = async (method: string, path: string, json: object) => {
    const answer = await app.request(method, path, { cookie: person.cookie, json });
    if (!answer.ok) throw new Error(`The profile was refused: ${await answer.text()}`);
  };
  await send('PATCH', '/api/me/profile', {
    jobTitle: 'Export manager at Officine Zampognari',
    bio: texts('I sell.'),
    city: 'Castelmagno',
    country: 'IT',
    skills: ['Incoterms', 'ERP of Officine Zampognari'],
    languages: [
      { language: 'it', level: 'native' },
      { language: 'fr', level: 'B2' },
      { language: 'de', level: 'B1' },
    ],
    workAuthorisation: ['IT'],
  });
  await send('POST', '/api/me/work-experience', {
    position: 'Export manager at Officine Zampognari',
    company: 'Officine Zampognari S.r.l.',
    startDate: '2019-03-01',
    endDate: '2023-03-01',
    isCurrent: false,
    description: texts('Customers abroad.'),
  });
  await send('POST', '/api/me/education', {
    degree: 'Laurea',
    institution: 'Politecnico di Borgoratto',
    fieldOfStudy: 'Economia',
    startDate: '2006-09-01',
    endDate: '2011-07-01',
    description: texts('Thesis.'),
  });
  return person;
}

export const findings: ScreeningFindings = {
  identity: { document: 'passport' },
  rightToWork: { countries: ['IT', 'FR'], isSeen: true },
  availability: { from: '2030-04-01', notice: { amount: 4, unit: 'weeks' }, words: texts('Free in spring.') },
  wishes: {
    pay: { amount: 52_000, currency: 'EUR', period: 'year' },
    workplace: 'hybrid',
    words: texts('Near the border.'),
  },
};

/** A screening that was done, with French heard at C1. */
export async function screen(
  { app, consultant }: Pick<AgencyWorld, 'app' | 'consultant'>,
  person: TestPerson,
  { shown, contested = [] }: { shown: ScreeningPart[]; contested?: ScreeningPart[] },
): Promise<void> {
  const id = newId();
  const now = new Date();
  const { db } = app.base;
  await db
    .insertInto('screening')
    .values({
      id,
      agency_id: consultant.companyId,
      profile_id: person.profileId,
      is_requested: true,
      state: 'done',
      locale: 'it',
      asked_at: now,
      updated_at: now,
      findings: JSON.stringify(findings),
      done_by_name: 'Carla Beraterin',
      done_at: now,
      valid_until: dayIn(365),
    })
    .execute();
  await db
    .insertInto('screening_language')
    .values({ screening_id: id, language: 'fr', level: 'C1', heard_by_name: 'Carla Beraterin', heard_on: dayIn(0) })
    .execute();
  await db
    .insertInto('screening_part')
    .values(
      shown.map((part) => ({
        screening_id: id,
        part,
        is_shown: true,
        contested_at: contested.includes(part) ? now : null,
      })),
    )
    .execute();
}

/** With these people, who consented, and words about each. */
export async function makeShortlist(
  world: Pick<AgencyWorld, 'app' | 'consultant' | 'mandateId'>,
  representationIds: string[],
  words = 'A fine negotiator.',
): Promise<Shortlist & { secret: string }> {
  const json = {
    locale: 'fr',
    days: 30,
    people: representationIds.map((representationId) => ({ representationId, words })),
  };
  const path = `/agency/mandates/${world.mandateId}/shortlists`;
  const { status, body } = await callApi<Shortlist>(world.app, 'POST', path, world.consultant, json);
  if (status !== 201) throw new Error(`The shortlist was refused: ${JSON.stringify(body)}`);
  return { ...body, secret: secretIn(body.url) };
}

export const secretIn = (url: string | null): string =>
  new URLSearchParams(new URL(url ?? '').hash.slice(1)).get('token') ?? '';

/** As the client would. */
export const openList = (world: Pick<AgencyWorld, 'app'>, secret: string) =>
  callApi<OpenShortlist>(world.app, 'POST', '/shortlists/open', undefined, { secret });

export const answerOn = (
  world: Pick<AgencyWorld, 'app'>,
  secret: string,
  presentationId: string,
  { answer = 'yes', words = '' }: { answer?: string; words?: string } = {},
) =>
  callApi<OpenShortlist>(world.app, 'POST', '/shortlists/answer', undefined, {
    secret,
    presentationId,
    answer,
    words,
  });

/** As if the person had taken their consent back. */
export const endConsent = ({ app }: Pick<AgencyWorld, 'app'>, representationId: string) =>
  app.base.db
    .updateTable('representation')
    .set({ state: 'taken_back', ended_at: new Date() })
    .where('id', '=', representationId)
    .execute();
