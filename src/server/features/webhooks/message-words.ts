import type { Locale } from '#contract/locales.ts';
import { type DeliveredEvent, TEST_EVENT } from '#contract/webhooks/webhook-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

import type { EventData } from './table.ts';

const words: Record<DeliveredEvent, Word<{ job: string }>> = {
  'job.published': m.webhooks_say_job_published,
  'job.changed': m.webhooks_say_job_changed,
  'job.closed': m.webhooks_say_job_closed,
  'application.received': m.webhooks_say_application_received,
  'application.moved': m.webhooks_say_application_moved,
  'application.decided': m.webhooks_say_application_decided,
  'application.withdrawn': m.webhooks_say_application_withdrawn,
  'message.received': m.webhooks_say_message_received,
  'company.verified': m.webhooks_say_company_verified,
  'person.erased': m.webhooks_say_person_erased,
  [TEST_EVENT]: m.webhooks_say_test,
};

/** For a channel with several readers: the event and the job, without names of people. */
export const messageWords = ({ event, data }: { event: DeliveredEvent; data: EventData }, locale: Locale): string =>
  words[event]({ job: data.jobTitle ?? '' }, { locale });

export const linkWords = (event: DeliveredEvent, locale: Locale): string =>
  event.startsWith('job.') ? m.jobs_see({}, { locale }) : m.webhooks_say_open({}, { locale });
