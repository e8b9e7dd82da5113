import { userIdOf } from '../../actor.ts';
import type { TxCtx } from '../../context.ts';
import { ABOUT_NO_ONE } from '../../platform/live/events.ts';
import type { TodoChanged } from '../todos/events.ts';
import { findParties, nameOfActor } from './application-parties.ts';
import { notify } from './notify.ts';
import { sendLive } from './send-live.ts';

/** Members with the page open see it; the assigned colleague is notified, without the text. */
export async function notifyOfTodo(tx: TxCtx, { applicationId, todoId, assigneeId }: TodoChanged): Promise<void> {
  const actorId = userIdOf(tx);
  const parties = await findParties(tx, applicationId, actorId);
  if (!parties) return;
  await sendLive(tx, parties.memberIds, { type: 'todo', applicationId }, ABOUT_NO_ONE);
  if (assigneeId === null) return;
  const data = {
    kind: 'todo_assigned',
    application_id: applicationId,
    job_id: parties.jobId,
    job_title: parties.jobTitle,
    name: parties.applicantName,
    by: await nameOfActor(tx, actorId, parties),
  } as const;
  await notify(tx, { userId: assigneeId, type: 'message', data, aboutUserId: actorId, key: `todo:${todoId}` });
}
