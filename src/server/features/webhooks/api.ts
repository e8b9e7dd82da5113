import { webhooksContract } from '#contract/webhooks/webhooks.ts';

import { implementing } from '../../procedures.ts';
import { listDeliveries, sendAgain, sendTest } from './deliveries.ts';
import { takeOverWebhook } from './stopped.ts';
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateSecret } from './webhooks.ts';

const webhooks = implementing(webhooksContract);

export const webhooksApi = (site: { appUrl: URL }) => ({
  list: webhooks.list.handler(({ context, input }) => listWebhooks(context, input.id)),
  create: webhooks.create.handler(({ context, input }) => createWebhook(context, input, site)),
  change: webhooks.change.handler(({ context, input }) => changeWebhook(context, input, site)),
  takeOver: webhooks.takeOver.handler(({ context, input }) => takeOverWebhook(context, input)),
  remove: webhooks.remove.handler(async ({ context, input }) => {
    await removeWebhook(context, input);
    return { done: true } as const;
  }),
  rotate: webhooks.rotate.handler(({ context, input }) => rotateSecret(context, input)),
  test: webhooks.test.handler(({ context, input }) => sendTest(context, input, site)),
  deliveries: webhooks.deliveries.handler(({ context, input }) => listDeliveries(context, input, site)),
  sendAgain: webhooks.sendAgain.handler(({ context, input }) => sendAgain(context, input, site)),
});
