/** `standard`: Standard Webhooks 1.0, signed. The others get messages for people. */
export const webhookKinds = ['standard', 'slack', 'teams'] as const;

export type WebhookKind = (typeof webhookKinds)[number];

/** Events that can be subscribed to. */
export const webhookEvents = [
  'job.published',
  'job.changed',
  'job.closed',
  'application.received',
  'application.moved',
  'application.decided',
  'application.withdrawn',
  'message.received',
  'candidate.added',
  'candidate.claimed',
  'candidate.merged',
  'candidate.hired',
  'offer.sent',
  'offer.accepted',
  'offer.declined',
  'offer.lapsed',
  'offer.withdrawn',
  'representation.changed',
  'presentation.answered',
  'company.verified',
  'person.erased',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent on demand, whatever the webhook is subscribed to. */
export const TEST_EVENT = 'webhook.test';

export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT;

export const deliveredEvents = [...webhookEvents, TEST_EVENT] as const;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer. `unreachable`: also an address in a private network. */
export const deliveryProblems = ['unreachable', 'late'] as const;

export type DeliveryProblem = (typeof deliveryProblems)[number];

/**
 * Why the site disabled it. `gone`: the answer was 410. `no_access`: its owner is no longer an owner of the company.
 */
export const disablingReasons = ['gone', 'failing', 'no_access'] as const;

export type DisablingReason = (typeof disablingReasons)[number];
