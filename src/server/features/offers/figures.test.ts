import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

import type { OfferFigures } from '#contract/offers/offer-figures.ts';
import { sharedTestApp } from '#test/support/app.ts';
import { registerColleague, registerEmployer } from '#test/support/jobs.ts';
import { acceptOffer, callOffers, draftOffer, sendNewOffer } from '#test/support/offers.ts';
import type { TestPerson } from '#test/support/people.ts';

const app = await sharedTestApp();

type Owner = TestPerson & { companyId: string };

const read = (by: { cookie: string }, { companyId }: Owner, query = '') =>
  callOffers<OfferFigures>(app, 'GET', `/companies/${companyId}/offer-figures${query}`, by);

async function decline(owner: Owner, reason: string | null) {
  const { offer, seeker } = await sendNewOffer(app, owner);
  await callOffers(app, 'POST', `/me/offers/${offer.id}/decline`, seeker, { reason, words: 'Too little: 45,000' });
}

describe('the figures of offers', () => {
  let owner: Owner;
  let jobId: string;

  beforeAll(async () => {
    owner = await registerEmployer(app);
    const accepted = await sendNewOffer(app, owner);
    jobId = accepted.jobId;
    await acceptOffer(app, accepted.seeker, accepted.offer);
    await decline(owner, 'pay');
    await decline(owner, null);
    const { offer } = await sendNewOffer(app, owner);
    await callOffers(app, 'POST', `/offers/${offer.id}/withdraw`, owner);
    await sendNewOffer(app, owner);
    await draftOffer(app, owner);
    await sql`update application set source = 'indeed' where job_id = ${jobId}`.execute(app.base.db);
    await sql`update offer set sent_at = ended_at - interval '36 hours'
      where company_id = ${owner.companyId} and state in ('accepted', 'declined')`.execute(app.base.db);
  });

  test('are not for interviewers, and not for other companies', async () => {
    const interviewer = await registerColleague(app, owner, { memberAs: 'interviewer' });
    expect((await read(interviewer, owner)).status).toBe(403);
    expect((await read(await registerEmployer(app), owner)).status).toBe(403);
  });

  test('count what was sent by its outcome, with the median time to an answer (T572)', async () => {
    expect((await read(owner, owner)).body.total).toEqual({
      sent: 5,
      accepted: 1,
      declined: 2,
      withdrawn: 1,
      lapsed: 0,
      open: 1,
      medianHoursToAnswer: 36,
    });
  });

  test('count why offers were declined, also without a reason (T573)', async () => {
    expect((await read(owner, owner)).body.reasons).toEqual([
      { reason: 'pay', count: 1 },
      { reason: null, count: 1 },
    ]);
  });

  test('count by job and by source', async () => {
    const { jobs, sources } = (await read(owner, owner)).body;
    expect(jobs.find(({ id }) => id === jobId)).toMatchObject({ sent: 1, accepted: 1, declined: 0 });
    expect(sources).toEqual([
      { source: null, sent: 4, accepted: 0, declined: 2 },
      { source: 'indeed', sent: 1, accepted: 1, declined: 0 },
    ]);
  });

  test('can be those of one job, and of the latest days', async () => {
    expect((await read(owner, owner, `?job=${jobId}`)).body.total).toMatchObject({ sent: 1, accepted: 1 });
    await sql`update offer set sent_at = sent_at - interval '100 days' where job_id = ${jobId}`.execute(app.base.db);
    expect((await read(owner, owner, `?job=${jobId}&days=30`)).body.total).toMatchObject({ sent: 0 });
    expect((await read(owner, owner, `?job=${jobId}&days=all`)).body.total).toMatchObject({ sent: 1 });
  });

  test('are for a hiring manager those of their jobs', async () => {
    const manager = await registerColleague(app, owner, { memberAs: 'hiring_manager' });
    expect((await read(manager, owner)).body.total.sent).toBe(0);
  });

  test('have no pay, and no words (T574)', async () => {
    expect(JSON.stringify((await read(owner, owner)).body)).not.toMatch(/46.?000|45.?000/);
  });
});
