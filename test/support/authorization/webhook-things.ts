import { registerColleague } from '../jobs.ts';
import { webhookInput } from '../webhooks.ts';
import type { People } from './actors.ts';
import { ask } from './ask.ts';
import type { Thing } from './calls.ts';

async function webhook(people: People): Promise<Thing & { webhookId: string }> {
  const { companyId: id } = people.owner;
  // The number per company is limited.
  await people.app.base.db.deleteFrom('webhook').where('company_id', '=', id).execute();
  const made = await ask(people, 'POST', `/companies/${id}/webhooks`, people.owner, webhookInput);
  return { id, webhookId: made.id };
}

async function stopped(people: People): Promise<Thing> {
  const made = await webhook(people);
  const { userId } = await registerColleague(people.app, people.owner, { memberAs: 'owner' });
  await people.app.base.db
    .updateTable('webhook')
    .set({ created_by: userId })
    .where('id', '=', made.webhookId)
    .execute();
  await people.app.base.db.deleteFrom('company_member').where('user_id', '=', userId).execute();
  return made;
}

async function delivery(people: People): Promise<Thing> {
  const made = await webhook(people);
  const path = `/companies/${made.id}/webhooks/${made.webhookId}/test`;
  const { id: deliveryId } = await ask(people, 'POST', path, people.owner, {});
  return { ...made, deliveryId };
}

export const webhookThings = {
  'a webhook of the company': webhook,
  'a webhook of the company, whose maker left': stopped,
  'a delivery of the company': delivery,
};
