import { webhookEvents } from '#contract/webhook-choices.ts';

/** All events, to where nobody answers. */
export const webhookInput = {
  name: 'Recruiting software',
  kind: 'standard',
  address: 'https://receiver.invalid/hooks',
  events: [...webhookEvents],
};
