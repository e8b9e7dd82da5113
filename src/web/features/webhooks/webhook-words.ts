import {
  type DeliveredEvent,
  type DeliveryProblem,
  type DeliveryState,
  TEST_EVENT,
  type WebhookKind,
} from '#contract/webhooks/webhook-choices.ts';
import type { Webhook } from '#contract/webhooks/webhooks.ts';
import { m } from '#generated/paraglide/messages.js';
import { longDate } from '#web/features/companies/company-texts.ts';

export const kindTexts: Record<WebhookKind, () => string> = {
  standard: m.webhooks_kind_standard,
  slack: () => 'Slack',
  teams: () => 'Microsoft Teams',
};

export const eventTexts: Record<DeliveredEvent, () => string> = {
  'job.published': m.webhooks_event_job_published,
  'job.changed': m.webhooks_event_job_changed,
  'job.closed': m.webhooks_event_job_closed,
  'application.received': m.webhooks_event_application_received,
  'application.moved': m.webhooks_event_application_moved,
  'application.decided': m.webhooks_event_application_decided,
  'application.withdrawn': m.webhooks_event_application_withdrawn,
  'message.received': m.webhooks_event_message_received,
  'candidate.added': m.webhooks_event_candidate_added,
  'candidate.claimed': m.webhooks_event_candidate_claimed,
  'company.verified': m.webhooks_event_company_verified,
  'person.erased': m.webhooks_event_person_erased,
  'candidate.merged': m.webhooks_event_candidate_merged,
  'candidate.hired': m.webhooks_event_candidate_hired,
  'offer.sent': m.webhooks_event_offer_sent,
  'offer.accepted': m.webhooks_event_offer_accepted,
  'offer.declined': m.webhooks_event_offer_declined,
  'offer.lapsed': m.webhooks_event_offer_lapsed,
  'offer.withdrawn': m.webhooks_event_offer_withdrawn,
  'representation.changed': m.webhooks_event_representation_changed,
  'presentation.answered': m.webhooks_event_presentation_answered,
  [TEST_EVENT]: m.webhooks_event_test,
};

export const stateTexts: Record<DeliveryState, () => string> = {
  waiting: m.webhooks_delivery_waiting,
  delivered: m.webhooks_delivery_delivered,
  failed: m.webhooks_delivery_failed,
};

export const problemTexts: Record<DeliveryProblem, () => string> = {
  unreachable: m.webhooks_problem_unreachable,
  late: m.webhooks_problem_late,
};

/** The problem of a webhook; undefined without one. */
export function stateText({ isEnabled, isStopped, failingSince }: Webhook): string | undefined {
  if (isStopped) return m.webhooks_state_stopped();
  if (!isEnabled) return m.webhooks_state_disabled();
  return failingSince === null ? undefined : m.webhooks_failing({ date: longDate(failingSince) });
}

/** Anyone with this URL can write to the channel, so it is not shown again. */
export const isAddressSecret = ({ kind }: Webhook): boolean => kind !== 'standard';
