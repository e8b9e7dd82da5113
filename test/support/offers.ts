import type { JobInput } from '#contract/jobs/job-fields.ts';
import type { OfferInput } from '#contract/offers/offer-conditions.ts';
import type { Offer, OwnOffer } from '#contract/offers/offer-views.ts';

import type { TestApp } from './app.ts';
import { callApi } from './call-api.ts';
import { createActive, dayIn } from './jobs.ts';
import { type TestPerson, registerPerson } from './people.ts';

/** Pay for a job, which `offerInput` is within. */
export const STATED_PAY: Pick<JobInput, 'salary'> = {
  salary: { min: 42_000, max: 50_000, currency: 'EUR', period: 'year' },
};

/** Within `STATED_PAY`. */
export function offerInput({
  conditions,
  ...given
}: Partial<Omit<OfferInput, 'conditions'>> & { conditions?: Partial<OfferInput['conditions']> } = {}): OfferInput {
  return {
    conditions: {
      startsOn: dayIn(60),
      contractForm: 'permanent',
      endsOn: null,
      employmentType: 'full_time',
      workplace: 'hybrid',
      city: 'Berlin',
      country: 'DE',
      hoursPerWeek: 40,
      probationMonths: 6,
      notice: { amount: 4, unit: 'weeks' },
      fixedPay: { amount: 46_000, currency: 'EUR', period: 'year', payments: null },
      variablePay: null,
      form: 'electronic',
      answerBy: dayIn(7),
      ...conditions,
    },
    texts: {
      en: { letter: 'We would like you to join us.', benefits: '30 days of holiday.' },
      de: { letter: 'Wir möchten Sie einstellen.', benefits: '30 Tage Urlaub.' },
    },
    locale: 'en',
    bindingLocale: 'de',
    payReason: '',
    fileIds: [],
    ...given,
  };
}

/** Calls the API, signed out without a person; `path` begins after /api. */
export const callOffers = <Body = Offer>(...request: Parameters<typeof callApi>) => callApi<Body>(...request);

/** An applicant whom the company shortlisted. */
export async function shortlist(
  app: TestApp,
  owner: TestPerson,
  jobId: string,
  seeker: TestPerson,
): Promise<{ applicationId: string }> {
  const json = { coverLetter: '' };
  const applied = await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie: seeker.cookie, json });
  const { id } = (await applied.json()) as { id: string };
  const answer = await app.request('POST', `/api/applications/${id}/shortlist`, { cookie: owner.cookie, json: {} });
  if (!answer.ok) throw new Error(`The applicant was not shortlisted: ${await answer.text()}`);
  return { applicationId: id };
}

/** A shortlisted applicant to a new job of the company, with an offer in preparation. */
export async function draftOffer(
  app: TestApp,
  owner: TestPerson,
  input: Parameters<typeof offerInput>[0] = {},
): Promise<{ offer: Offer; seeker: TestPerson; jobId: string; applicationId: string }> {
  const seeker = await registerPerson(app);
  const { id: jobId } = await createActive(app, owner, STATED_PAY);
  const { applicationId } = await shortlist(app, owner, jobId, seeker);
  const { status, body } = await callOffers(
    app,
    'POST',
    `/applications/${applicationId}/offers`,
    owner,
    offerInput(input),
  );
  if (status !== 201) throw new Error(`The offer was refused: ${JSON.stringify(body)}`);
  return { offer: body, seeker, jobId, applicationId };
}

/** The same, sent. */
export async function sendNewOffer(
  app: TestApp,
  owner: TestPerson,
  input: Parameters<typeof offerInput>[0] = {},
): Promise<{ offer: Offer; seeker: TestPerson; jobId: string; applicationId: string }> {
  const made = await draftOffer(app, owner, input);
  const { status, body } = await callOffers(app, 'POST', `/offers/${made.offer.id}/send`, owner, {
    version: made.offer.version.number,
  });
  if (status !== 200) throw new Error(`The offer was not sent: ${JSON.stringify(body)}`);
  return { ...made, offer: body };
}

/** As the person typed it who is named in `registerPerson`. */
export const acceptOffer = (app: TestApp, { cookie }: { cookie: string }, { id, version }: Offer, given: object = {}) =>
  callOffers<OwnOffer>(
    app,
    'POST',
    `/me/offers/${id}/accept`,
    { cookie },
    {
      version: version.number,
      name: 'Ana Prado',
      agrees: true,
      ...given,
    },
  );
