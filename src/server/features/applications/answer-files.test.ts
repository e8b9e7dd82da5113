import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { Application } from '#contract/applications/application-views.ts';
import { sharedTestApp, type TestApp } from '#test/support/app.ts';
import { createActive, registerEmployer, UNKNOWN_ID } from '#test/support/jobs.ts';
import { pdf, uploadForm } from '#test/support/made-files.ts';
import { registerPerson, type TestPerson } from '#test/support/people.ts';

import { sweepFiles } from '../files/sweep.ts';

let app: TestApp;
let owner: TestPerson & { companyId: string };
let seeker: TestPerson;
let jobId: string;
let certificate: string;
let story: string;
beforeAll(async () => {
  app = await sharedTestApp();
});

beforeEach(async () => {
  [owner, seeker] = await Promise.all([registerEmployer(app), registerPerson(app)]);
  ({ id: jobId } = await createActive(app, owner));
  const asked = await call('PUT', `/jobs/${jobId}/questions`, owner, {
    questions: [
      { kind: 'file', required: true, texts: { en: 'Your certificate?', de: 'Ihr Zertifikat?' } },
      { kind: 'file', required: false, texts: { en: 'Anything else?' } },
    ],
  });
  const questions = (await asked.json()) as { question: { id: string } }[];
  [certificate = '', story = ''] = questions.map(({ question }) => question.id);
});

const call = (method: string, path: string, { cookie }: TestPerson, json?: object) =>
  app.request(method, `/api${path}`, { cookie, ...(json ? { json } : {}) });

async function upload(person: TestPerson, kind = 'attachment'): Promise<string> {
  const answer = await app.request('POST', '/api/files', {
    cookie: person.cookie,
    body: uploadForm(kind, 'Lucía Moreno telc B2.pdf', pdf()),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const apply = (value: unknown, by = seeker) =>
  call('POST', `/jobs/${jobId}/applications`, by, {
    coverLetter: '',
    answers: value === undefined ? [] : [{ questionId: certificate, value }],
  });

const read = async (id: string, by: TestPerson) =>
  (await (await call('GET', `/applications/${id}`, by)).json()) as Application;

test('requires a file that the applicant has uploaded for the question', async () => {
  const field = async (value: unknown) => {
    const answer = await apply(value);
    return [answer.status, ((await answer.json()) as { data: { fields: { code: string }[] } }).data.fields[0]?.code];
  };
  expect(await field(undefined)).toEqual([422, 'required']);
  expect(await field('certificate.pdf')).toEqual([422, 'invalid']);
  expect(await field(true)).toEqual([422, 'invalid']);
  expect(await field(UNKNOWN_ID)).toEqual([422, 'file_gone']);
  expect(await field(await upload(await registerPerson(app)))).toEqual([422, 'file_gone']);
  expect(await field(await upload(seeker, 'cv'))).toEqual([422, 'file_gone']);
});

test('lets both sides read its name and content, which stay as they were sent', async () => {
  const fileId = await upload(seeker);
  const { id } = (await (await apply(fileId)).json()) as { id: string };
  await app.base.db
    .updateTable('file')
    .set({ created_at: new Date(0) })
    .where('id', '=', fileId)
    .execute();
  await sweepFiles(app.system);
  for (const person of [seeker, owner]) {
    expect((await read(id, person)).answers).toMatchObject([
      { kind: 'file', value: 'Lucía Moreno telc B2.pdf', isHidden: false, isWanted: null },
      { kind: 'file', value: null },
    ]);
    const answer = await call('GET', `/applications/${id}/answers/${certificate}`, person);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pdf()));
    expect((await call('GET', `/applications/${id}/answers/${story}`, person)).status).toBe(404);
  }
  // Nor by its own id.
  expect((await call('GET', `/files/${fileId}`, owner)).status).toBe(404);
  const removed = await call('DELETE', `/files/${fileId}`, seeker);
  expect([removed.status, await removed.json()]).toMatchObject([409, { data: { reason: 'file_sent' } }]);
  expect((await call('GET', `/applications/${id}/answers/${certificate}`, owner)).status).toBe(200);
});

test('hides its name and content in a blind review until the applicant is revealed', async () => {
  await call('PUT', `/jobs/${jobId}/blind-review`, owner, { isBlind: true });
  const { id } = (await (await apply(await upload(seeker))).json()) as { id: string };
  const hidden = await read(id, owner);
  expect(hidden.answers[0]).toMatchObject({ kind: 'file', value: null, isHidden: true });
  expect(JSON.stringify(hidden)).not.toContain('telc');
  expect((await call('GET', `/applications/${id}/answers/${certificate}`, owner)).status).toBe(404);
  expect((await call('GET', `/applications/${id}/answers/${certificate}`, seeker)).status).toBe(200);
  await call('POST', `/applications/${id}/reveal`, owner, {});
  expect((await read(id, owner)).answers[0]).toMatchObject({ value: 'Lucía Moreno telc B2.pdf', isHidden: false });
  expect((await call('GET', `/applications/${id}/answers/${certificate}`, owner)).status).toBe(200);
});
