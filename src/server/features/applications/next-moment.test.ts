import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { completeJob, createActive, registerEmployer } from '#test/support/jobs.ts';
import { act } from '#test/support/lives.ts';
import { registerPerson } from '#test/support/people.ts';

import { applyForJob } from './apply.ts';
import { changeApplication } from './change.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('keeps a history in order, even if the clock of one machine is ahead', async () => {
  const owner = await registerEmployer(app);
  const { id: jobId } = await createActive(app, owner, completeJob());
  const seeker = await registerPerson(app);
  const [right, ahead] = [0, 20 * MINUTE].map((wrongBy) => ({ now: () => new Date(Date.now() + wrongBy) }));
  const id = await applyForJob({ ...app.ctx(seeker.actor), clock: ahead! }, { id: jobId, coverLetter: '' });
  await changeApplication({ ...app.ctx(owner.actor), clock: right! }, 'view', id);
  await changeApplication({ ...app.ctx(owner.actor), clock: ahead! }, 'shortlist', id);
  await changeApplication({ ...app.ctx(owner.actor), clock: right! }, 'accept', id);
  const { history } = await act<Application>(app, seeker, 'GET', `/applications/${id}`, null);
  expect(history.map(({ to }) => to)).toEqual(['new', 'viewed', 'shortlisted', 'accepted']);
});
