import { beforeEach, describe, expect, test } from 'vitest';

import type { JobInvitation } from '#contract/talent/talent.ts';
import type { TestApp } from '#test/support/app.ts';
import { createActive, registerColleague, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';
import { read, refused, talentWorld } from '#test/support/talent.ts';

const { world, call, search, verify, beFound, invite } = talentWorld();
let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
beforeEach(() => void ({ app, owner, seeker } = world));

describe('an invitation', () => {
  test('is refused for unknown jobs and people, and for jobs that are not open', async () => {
    const { id: jobId } = await createActive(app, owner);
    expect((await invite(jobId)).status).toBe(404);
    await beFound(seeker);
    const rival = await registerEmployer(app);
    const { id: foreign } = await createActive(app, rival);
    expect((await invite(foreign)).status).toBe(404);
    expect(await refused(invite(foreign, rival))).toEqual([403, 'company_not_verified']);
    expect((await invite(jobId, owner, UNKNOWN_ID)).status).toBe(404);
    expect(await refused(call('POST', `/talent/${seeker.profileId}/invitations`, owner, { jobId, text: ' ' }))).toEqual(
      [422, 'text'],
    );
    await read(call('POST', `/jobs/${jobId}/pause`, owner));
    expect(await refused(invite(jobId))).toEqual([409, 'job_closed']);
  });

  test('is refused for a job whose last day has passed, before it is marked as expired', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    await app.database.pool.query(`update job set valid_through = now() - interval '1 second' where id = $1`, [jobId]);
    expect(await refused(invite(jobId))).toEqual([409, 'job_closed']);
  });

  test('is answered once when accepted and declined at the same time', async () => {
    await beFound(seeker);
    const { id } = await read<{ id: string }>(invite((await createActive(app, owner)).id));
    const answers = await Promise.all(
      [true, false].map((isInterested) =>
        call('POST', `/me/job-invitations/${id}/answer`, seeker, { isInterested, reason: '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is limited to one at a time, and refused after an application or a refusal in the last six months', async () => {
    await beFound(seeker);
    const [first, second] = [await createActive(app, owner), await createActive(app, owner)];
    const { id } = await read<{ id: string }>(invite(first.id));
    expect(await refused(invite(first.id))).toEqual([409, 'already_invited']);
    const declined = { isInterested: false, reason: 'I stay.' };
    await read(call('POST', `/me/job-invitations/${id}/answer`, seeker, declined));
    expect(await refused(invite(second.id))).toEqual([409, 'declined_before']);
    await app.database.pool.query(
      `update talent_invitation set answered_at = now() - interval '7 months' where id = $1`,
      [id],
    );
    await read(invite(second.id));
    await read(call('POST', `/jobs/${first.id}/applications`, seeker, { coverLetter: '' }));
    expect(await refused(invite(first.id))).toEqual([409, 'already_applied']);
  });

  test('does not reveal applicants under blind review; the applicant reads why they were invited', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    await read(call('PUT', `/jobs/${jobId}/blind-review`, owner, { isBlind: true }));
    const { id } = await read<{ id: string }>(call('POST', `/jobs/${jobId}/applications`, seeker, { coverLetter: '' }));
    const other = await registerPerson(app, { firstName: 'Ana', lastName: 'Prado' });
    await beFound(other);
    for (const person of [seeker, other]) expect((await invite(jobId, owner, person.profileId)).status).toBe(201);
    const received = async (person: TestPerson) =>
      (await read<JobInvitation[]>(call('GET', '/me/job-invitations', person)))[0]?.hasAppliedBlind;
    expect([await received(seeker), await received(other)]).toEqual([true, false]);
    const { people } = await search();
    // Without the values in which any two people differ.
    const [one, two] = people.map(({ invitation, ...person }) => [
      { ...person, id: '', confirmedAt: '' },
      invitation?.status,
    ]);
    expect(one).toEqual(two);
    await read(call('POST', `/applications/${id}/reveal`, owner));
    expect(await refused(invite(jobId))).toEqual([409, 'already_applied']);
    expect(await received(seeker)).toBe(false);
  });

  test('reaches the person in the app and by email, and their answer the member who sent it', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    const { id } = await read<{ id: string }>(invite(jobId));
    await app.drain();
    const { rows } = await app.database.pool.query<{ subject: string; text: string | null }>(
      'select subject, text from mail where to_address = $1',
      [seeker.email],
    );
    expect(rows).toMatchObject([{ subject: 'Acme invites you: Account Executive' }]);
    const answer = (person: TestPerson, json: object) => call('POST', `/me/job-invitations/${id}/answer`, person, json);
    expect((await answer(owner, { isInterested: true })).status).toBe(403);
    expect((await answer(await registerPerson(app), { isInterested: true })).status).toBe(404);
    const [answered] = await read<JobInvitation[]>(answer(seeker, { isInterested: true }));
    expect(answered).toMatchObject({ status: 'interested', can: { answer: false, apply: true }, job: { id: jobId } });
    expect(await refused(answer(seeker, { isInterested: false }))).toEqual([409, 'wrong_status']);
    const kinds = async (person: TestPerson) =>
      (
        await read<{ notifications: { data: { kind: string } }[] }>(call('GET', '/notifications', person))
      ).notifications.map(({ data }) => data.kind);
    expect(await kinds(seeker)).toContain('job_invitation');
    expect(await kinds(owner)).toContain('job_invitation_answered');
  });

  test('expires after 30 days', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    const { id } = await read<{ id: string }>(invite(jobId));
    await app.database.pool.query(
      `update talent_invitation set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    const received = await read<JobInvitation[]>(call('GET', '/me/job-invitations', seeker));
    expect(received).toMatchObject([{ status: 'lapsed', can: { answer: false } }]);
    expect(await refused(call('POST', `/me/job-invitations/${id}/answer`, seeker, { isInterested: true }))).toEqual([
      409,
      'wrong_status',
    ]);
    await read(invite(jobId));
  });

  test('opens a case when it is reported, and is then declined', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    const { id } = await read<{ id: string }>(invite(jobId));
    await read(call('POST', `/me/job-invitations/${id}/report`, seeker, { text: 'They ask for money.' }));
    expect(await refused(call('POST', `/me/job-invitations/${id}/report`, seeker, { text: '' }))).toEqual([
      409,
      'wrong_status',
    ]);
    const { rows } = await app.database.pool.query<{ text: string; status: string }>(
      `select report.text, invitation.status from job_report as report
         join moderation_case as of on of.id = report.case_id join talent_invitation as invitation on invitation.job_id = of.job_id
       where of.job_id = $1`,
      [jobId],
    );
    expect(rows).toEqual([{ text: 'They ask for money.\n\nYour German fits us.', status: 'declined' }]);
  });

  test.each([
    ['the member who asked', false],
    ['the owners, where that member has left', true],
  ])('sends its answer to %s', async (_who, hasLeft) => {
    await beFound(seeker);
    const recruiter = await registerColleague(app, owner);
    const { id } = await read<{ id: string }>(invite((await createActive(app, owner)).id, recruiter));
    if (hasLeft) await app.base.db.deleteFrom('company_member').where('user_id', '=', recruiter.userId).execute();
    await read(call('POST', `/me/job-invitations/${id}/answer`, seeker, { isInterested: true, reason: '' }));
    const told = await app.base.db
      .selectFrom('notification')
      .select(['user_id', 'data'])
      .where('user_id', 'in', [owner.userId, recruiter.userId])
      .execute();
    const hears = hasLeft ? owner : recruiter;
    expect(told.map((row) => [row.user_id, row.data.kind])).toEqual([[hears.userId, 'job_invitation_answered']]);
  });

  test('is sent once when two colleagues ask at the same time', async () => {
    await beFound(seeker);
    const { id: jobId } = await createActive(app, owner);
    const recruiter = await registerColleague(app, owner);
    const answers = await Promise.all([invite(jobId), invite(jobId, recruiter)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('of another company is not affected by a refusal or by hiding', async () => {
    await beFound(seeker);
    const rival = await registerEmployer(app);
    await verify(rival.companyId);
    const { id } = await read<{ id: string }>(invite((await createActive(app, owner)).id));
    await read(call('POST', `/me/job-invitations/${id}/answer`, seeker, { isInterested: false, reason: '' }));
    await read(invite((await createActive(app, rival)).id, rival));
    await read(call('POST', '/me/being-found/hidden', seeker, { companyId: owner.companyId }));
    const received = await read<JobInvitation[]>(call('GET', '/me/job-invitations', seeker));
    expect(received.map(({ company, status }) => [company.id, status])).toEqual([
      [rival.companyId, 'open'],
      [owner.companyId, 'declined'],
    ]);
  });
});
