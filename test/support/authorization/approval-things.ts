import { setApprovers } from '../approvals.ts';
import { createDraft } from '../jobs.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

/** Asked by the owner; the hiring manager of other jobs approves. Other drafts need no approval. */
async function waiting(people: People): Promise<{ id: string; jobId: string }> {
  const { app, owner, manager, otherManager } = people;
  const { id: jobId } = await createDraft(app, owner);
  await app.base.db
    .insertInto('job_manager')
    .values({ job_id: jobId, company_id: owner.companyId, user_id: manager.userId })
    .execute();
  await setApprovers(app, owner, 'job', [otherManager]);
  const { id } = await ask(people, 'POST', `/jobs/${jobId}/approval`, owner, {});
  await setApprovers(app, owner, 'job', []);
  return { id, jobId };
}

export const approvalThings = {
  'a draft that waits for another hiring manager’s approval': async (people: People): Promise<Thing> => ({
    id: (await waiting(people)).jobId,
  }),
  'an approval that waits for another hiring manager': waiting,
};
