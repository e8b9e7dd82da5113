import { sql } from 'kysely';

import type { Application } from '#contract/applications/application-views.ts';
import type { Message } from '#contract/messaging/messages.ts';

import { send } from '../send.ts';
import type { Applied, World } from '../world.ts';

/** No acknowledged message is lost or duplicated, numbers have no gaps. */
export async function brokenInThread(world: World, { id, seeker, messages }: Applied): Promise<string[]> {
  const { body } = await send(world, seeker, 'GET', `/applications/${id}/messages`);
  const { messages: shown = [] } = body as { messages?: Message[] };
  const { rows } = await sql<{ seq: number; client_id: string; content: string }>`
    select seq, client_id, content from message where application_id = ${id} order by seq`.execute(world.site.db);
  const wrong = messages.flatMap(({ clientId, content, isAcknowledged }) => {
    const stored = rows.filter((row) => row.client_id === clientId && row.content === content).length;
    const seen = shown.filter((message) => message.clientId === clientId).length;
    const least = isAcknowledged ? 1 : 0;
    return stored < least || stored > 1 || seen !== stored
      ? [`a message${isAcknowledged ? ' that was acknowledged' : ''} is there ${stored} times, and shown ${seen}`]
      : [];
  });
  const hasGaps = rows.some(({ seq }, index) => seq !== index + 1);
  return [...wrong, ...(hasGaps ? ['the numbers of messages have gaps'] : [])];
}

const statusOf = { accept: 'accepted', reject: 'rejected' } as const;

/** Of concurrent decisions one succeeds, and the answers say which. */
export async function brokenInDecision({ site }: World, { id, decisions }: Applied): Promise<string[]> {
  const { rows } = await sql<{ to_status: string; actor_id: string; status: string }>`
    select to_status, actor_id, application.status from application_event as event join application on application.id = event.application_id
    where application_id = ${id} and to_status in ('accepted', 'rejected', 'withdrawn')`.execute(site.db);
  const winners = decisions.filter(({ outcome }) => outcome === 'won');
  const wrong = [
    ...(rows.length > 1 ? [`${rows.length} ends of one application`] : []),
    ...(winners.length > 1 ? [`${winners.length} colleagues were told that they decided`] : []),
  ];
  const [winner] = winners;
  const [end] = rows;
  if (winner && (end?.to_status !== statusOf[winner.verb] || end.actor_id !== winner.by.userId))
    wrong.push(`who was told that they ${winner.verb} did not`);
  if (end && end.status !== end.to_status) wrong.push(`it ended as ${end.to_status} and is ${end.status}`);
  return wrong;
}

/** The history is in the actual order, whatever the machines' clocks. */
export async function brokenInHistory(world: World, { id }: Applied): Promise<string[]> {
  const { body } = await send(world, world.owner, 'GET', `/applications/${id}`);
  const { history = [] } = body as Partial<Application>;
  const isInOrder = history.every(({ from }, index) => from === (history[index - 1]?.to ?? null));
  return isInOrder ? [] : [`the history is told as ${history.map(({ to }) => to).join(', ')}`];
}
