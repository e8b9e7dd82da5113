import type { OwnScreenings } from '#contract/screening/own-screenings.ts';
import type { Screening } from '#contract/screening/screening-views.ts';
import type { ScreeningInput } from '#contract/screening/screenings.ts';

import { registerAgency } from './agency.ts';
import type { TestApp } from './app.ts';
import { callApi } from './call-api.ts';
import { registerPerson, type TestPerson } from './people.ts';

/** Calls the API; `path` begins after /api. */
export const callScreening = <Body = Screening>(...call: Parameters<typeof callApi>) => callApi<Body>(...call);

/** An owner of the house agency. */
export const registerConsultant = (app: TestApp) => registerAgency(app, { firstName: 'Marta', lastName: 'Keller' });

/** What a consultant wrote down of everything. */
export const screeningInput = (more: Partial<ScreeningInput> = {}): ScreeningInput => ({
  locale: 'it',
  findings: {
    identity: { document: 'passport' },
    rightToWork: { countries: ['DE', 'IT'], isSeen: true },
    availability: { from: null, notice: { amount: 4, unit: 'weeks' }, words: 'After the summer' },
    wishes: { pay: { amount: 46_000, currency: 'EUR', period: 'year' }, workplace: 'hybrid', words: '' },
  },
  languages: [],
  ...more,
});

/** A seeker asked, and a consultant wrote everything down. */
export async function openScreening(app: TestApp, consultant: TestPerson, seeker?: TestPerson) {
  const person = seeker ?? (await registerPerson(app));
  const { body } = await callScreening<OwnScreenings>(app, 'POST', '/me/screenings', person);
  const id = body.screenings[0]?.id ?? '';
  const heard = { language: 'de', level: 'B2', heardBy: consultant.userId, heardOn: '2026-01-15' } as const;
  await callScreening(app, 'PUT', `/screenings/${id}`, consultant, screeningInput({ languages: [heard] }));
  return { id, seeker: person };
}

export async function finishScreening(app: TestApp, consultant: TestPerson, seeker?: TestPerson) {
  const open = await openScreening(app, consultant, seeker);
  await callScreening(app, 'POST', `/screenings/${open.id}/finish`, consultant);
  return open;
}
