import { z } from 'zod';

import { localeSchema } from '#contract/choice-schemas.ts';
import { WEBHOOK_ADDRESS_MAX, WEBHOOK_NAME_MAX, WEBHOOKS_MAX } from '#contract/limits.ts';
import { cursorInput } from '#contract/positions.ts';
import { forEmployersAgain, orByKey } from '#contract/procedure.ts';
import { lineSchema } from '#contract/text.ts';

import {
  deliveredEvents,
  deliveryProblems,
  deliveryStates,
  disablingReasons,
  webhookEvents,
  webhookKinds,
} from './webhook-choices.ts';

const moment = z.iso.datetime();

const webhookSchema = z.object({
  id: z.uuid(),
  kind: z.enum(webhookKinds),
  name: z.string(),
  /** For Slack and Teams only the host, since the rest is secret. */
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  locale: localeSchema,
  isEnabled: z.boolean(),
  /** Why the site disabled it; null if it did not. */
  disabledFor: z.enum(disablingReasons).nullable(),
  /** Since when deliveries have failed; null while they succeed. */
  failingSince: moment.nullable(),
  /** Until when deliveries are also signed with the previous secret. */
  oldSecretUntil: moment.nullable(),
  /** Its owner: the person who created it, also by a key, or took it over since. Null once their account is deleted. */
  createdBy: z.string().nullable(),
  /** Its owner is no longer an owner of the company: it sends nothing until it is taken over. */
  isStopped: z.boolean(),
  createdAt: moment,
});

export type Webhook = z.infer<typeof webhookSchema>;

/** Only this answer contains the secret; null for Slack and Teams, and for a repeated Idempotency-Key. */
const withSecret = webhookSchema.extend({ secret: z.string().nullable() });

const deliverySchema = z.object({
  /** The `webhook-id`, the same in every attempt. */
  id: z.uuid(),
  event: z.enum(deliveredEvents),
  createdAt: moment,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Null unless it is pending. */
  nextAt: moment.nullable(),
  /** Of the last attempt. */
  sentAt: moment.nullable(),
  status: z.number().int().nullable(),
  /** Its beginning. */
  answer: z.string().nullable(),
  /** Milliseconds; null without an answer. */
  took: z.number().int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  /** As it is sent. */
  body: z.string(),
});

export type Delivery = z.infer<typeof deliverySchema>;

// Credentials in an address would appear in logs on the way.
const addressSchema = z
  .url({ protocol: /^https?$/ })
  .max(WEBHOOK_ADDRESS_MAX)
  .regex(/^https?:\/\/[^/?#\\@\s]+([/?][^#\s]*)?$/i)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const fields = {
  name: lineSchema(WEBHOOK_NAME_MAX).pipe(z.string().min(1)),
  address: addressSchema,
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  locale: localeSchema,
};

export const webhookFormInput = z.strictObject({ ...fields, kind: z.enum(webhookKinds) });

export type WebhookFormInput = z.infer<typeof webhookFormInput>;

/** For a change: an empty address keeps the current one. */
export const webhookChangeForm = webhookFormInput.extend({ address: z.literal('').or(addressSchema) });

const ofCompany = z.strictObject({ id: z.uuid() });
const ofWebhook = ofCompany.extend({ webhookId: z.uuid() });
const path = '/companies/{id}/webhooks/{webhookId}' as const;
const tags = ['Webhooks'];
const forOwners = orByKey.employers('webhooks');
/** Identifies a webhook: where events are sent, and the secret. */
const forOwnersAgain = orByKey.employersAgain('webhooks');

export const webhookChangeInput = ofWebhook.extend({
  ...z.strictObject(fields).partial().shape,
  isEnabled: z.boolean().optional(),
});

export const webhooksContract = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/companies/{id}/webhooks',
      summary: 'List the webhooks of a company',
      description: 'For its owners.',
      tags,
    })
    .input(ofCompany)
    .output(z.array(webhookSchema)),
  create: forOwnersAgain
    .route({
      method: 'POST',
      path: '/companies/{id}/webhooks',
      summary: 'Create a webhook',
      description: `Only this answer contains its secret. 409 \`too_many_webhooks\` at ${WEBHOOKS_MAX} webhooks.`,
      tags,
      successStatus: 201,
    })
    .input(ofCompany.extend({ ...webhookFormInput.shape, locale: localeSchema.optional() }))
    .output(withSecret),
  change: forOwnersAgain
    .route({
      method: 'PATCH',
      path,
      summary: 'Update a webhook, or enable or disable it',
      description:
        'A webhook that is enabled again resumes pending deliveries. Events that happen while it is disabled are not sent. 409 `wrong_status` when enabling one that is stopped.',
      tags,
    })
    .input(webhookChangeInput)
    .output(webhookSchema),
  takeOver: forEmployersAgain
    .route({
      method: 'POST',
      path: `${path}/take-over`,
      summary: 'Take over a webhook that stopped because its creator is no longer an owner',
      description: 'It resumes pending deliveries. 409 `wrong_status` if it is not stopped.',
      tags,
    })
    .input(ofWebhook)
    .output(webhookSchema),
  remove: forOwners
    .route({ method: 'DELETE', path, summary: 'Delete a webhook and its log', tags })
    .input(ofWebhook)
    .output(z.object({ done: z.literal(true) })),
  rotate: forOwnersAgain
    .route({
      method: 'POST',
      path: `${path}/rotate`,
      summary: 'Rotate the secret of a webhook',
      description:
        'Deliveries are signed with both secrets for a day. 409 `wrong_status` for Slack and Teams, which have none.',
      tags,
    })
    .input(ofWebhook)
    .output(withSecret),
  test: forOwners
    .route({
      method: 'POST',
      path: `${path}/test`,
      summary: 'Send a test event',
      description: '409 `wrong_status` while the webhook is disabled or stopped.',
      tags,
      successStatus: 201,
    })
    .input(ofWebhook)
    .output(deliverySchema),
  deliveries: forOwners
    .route({
      method: 'GET',
      path: `${path}/deliveries`,
      summary: 'List the deliveries of a webhook in the last 30 days, newest first',
      tags,
    })
    .input(ofWebhook.extend({ ...cursorInput, state: z.enum(deliveryStates).optional() }))
    .output(z.object({ deliveries: z.array(deliverySchema), nextCursor: z.string().nullable() })),
  sendAgain: forOwners
    .route({
      method: 'POST',
      path: `${path}/deliveries/{deliveryId}/send`,
      summary: 'Send a delivery now, again or before its time, with the same id',
      description: '409 `wrong_status` while the webhook is disabled or stopped.',
      tags,
    })
    .input(ofWebhook.extend({ deliveryId: z.uuid() }))
    .output(deliverySchema),
};
