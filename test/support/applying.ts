import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import type { JobLanguage } from '#contract/jobs/job-fields.ts';

import { createTestApp, type TestApp } from './app.ts';
import { completeJob, createActive, registerEmployer } from './jobs.ts';
import { registerPerson, type TestPerson } from './people.ts';

export const job = {
  ...completeJob(),
  city: 'Hamburg',
  languages: [{ language: 'de', level: 'B2', required: true }] satisfies JobLanguage[],
  translations: {
    en: { title: 'Account Manager', description: '<p>You look after our customers.</p>', requirements: '' },
  },
};

interface Answer {
  status: number;
  body: Application & { data?: { reason?: string; fields?: { path: string; code: string }[] } };
}

interface People {
  app: TestApp;
  employer: TestPerson;
  /** Of another company. */
  rival: TestPerson;
  /** Created for each test, as are the other seeker and the job. */
  seeker: TestPerson;
  other: TestPerson;
  jobId: string;
}

/** Two employers, and for each test two seekers and a job, for a test file. `env` is the site's. */
export function applyingWorld(env: Record<string, string> = {}) {
  const world = {} as People;
  beforeAll(async () => {
    world.app = await createTestApp(env);
    world.employer = await registerEmployer(world.app, { firstName: 'Jonas', lastName: 'Weber', locale: 'de' });
    world.rival = await registerEmployer(world.app);
  });
  beforeEach(async () => {
    world.seeker = await registerPerson(world.app, { firstName: 'Lucía', lastName: 'Moreno', locale: 'es' });
    world.other = await registerPerson(world.app);
    world.jobId = (await createActive(world.app, world.employer, job)).id;
  });
  afterAll(() => world.app.close());

  const call = async (
    method: string,
    path: string,
    person: TestPerson | undefined,
    json?: unknown,
  ): Promise<Answer> => {
    const answer = await world.app.request(method, path, { json, ...(person ? { cookie: person.cookie } : {}) });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
  const apply = (
    person: TestPerson | undefined,
    json: object = { coverLetter: 'I would like to.' },
    id = world.jobId,
  ) => call('POST', `/api/jobs/${id}/applications`, person, json);
  return Object.assign(world, {
    call,
    apply,
    /** The id of the seeker's application for the job. */
    applied: async () => (await apply(world.seeker)).body.id,
    move: (id: string, verb: string, person: TestPerson | undefined) =>
      call('POST', `/api/applications/${id}/${verb}`, person, {}),
  });
}
