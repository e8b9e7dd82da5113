import type { TestApp } from './app.ts';
import { registerPerson } from './people.ts';

/** Somebody new applies for a job, and its notifications are sent. Returns the application's id. */
export async function applyAsNewcomer(app: TestApp, jobId: string): Promise<string> {
  const { cookie } = await registerPerson(app);
  const json = { coverLetter: 'I sell to hotels.' };
  const answer = await app.request('POST', `/api/jobs/${jobId}/applications`, { cookie, json });
  if (!answer.ok) throw new Error(`The application was refused: ${await answer.text()}`);
  await app.drain();
  return ((await answer.json()) as { id: string }).id;
}
