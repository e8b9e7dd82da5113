import { localizePath, type Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { TEST_EVENT, type DeliveredEvent } from '#contract/webhooks/webhook-choices.ts';
import { m } from '#generated/paraglide/messages.js';
import type { Word } from '#words/word.ts';

import type { WebhookRow } from './find-webhook.ts';
import type { EventData, WebhookDeliveryTable } from './table.ts';

/** For links. */
export interface BodySite {
  appUrl: URL;
}

type Told = Pick<WebhookDeliveryTable, 'event' | 'created_at'> & { data: EventData };

/** The request's body. The same at each attempt. */
export function bodyOf({ kind, locale }: Pick<WebhookRow, 'kind' | 'locale'>, told: Told, site: BodySite): string {
  const page = pageOf(told, locale, site);
  if (kind === 'standard') return JSON.stringify(signedMessage(told, page, site));
  const message = kind === 'slack' ? slackMessage : teamsMessage;
  return JSON.stringify(message(messageWords(told, locale), linkWords(told.event, locale), page));
}

function signedMessage(told: Told, page: string | undefined, { appUrl }: BodySite): object {
  const { event: type, created_at: at, data } = told;
  const api = apiOf(told);
  const urls = { ...(page && { url: page }), ...(api && { apiUrl: new URL(api, appUrl).href }) };
  return { type, timestamp: at.toISOString(), data: { ...data, ...urls } };
}

/** Its page on the site; undefined for deleted objects. */
function pageOf({ event, data }: Told, locale: Locale, { appUrl }: BodySite): string | undefined {
  const path = pathOf(event, data);
  return path && new URL(localizePath(path, locale), appUrl).href;
}

function pathOf(
  event: Told['event'],
  { jobId, applicationId, candidateId, offerId, mandateId }: EventData,
): string | undefined {
  if (event === 'person.erased') return undefined;
  if (event === 'company.verified') return paths.ownCompany();
  if (event === TEST_EVENT) return paths.webhooks();
  if (event === 'message.received') return paths.messaging(applicationId);
  if (offerId) return paths.offer(offerId);
  if (mandateId) return paths.mandate(mandateId);
  if (candidateId) return paths.candidate(candidateId);
  if (applicationId) return paths.reviewApplication(applicationId);
  return jobId && paths.job(jobId);
}

function apiOf({ event, data }: Told): string | undefined {
  const { jobId, applicationId, candidateId, offerId, mandateId, companyId } = data;
  if (event === 'person.erased') return undefined;
  if (offerId) return `/api/offers/${offerId}`;
  if (mandateId) return `/api/agency/representations?mandate=${mandateId}`;
  if (candidateId) return `/api/candidates/${candidateId}`;
  if (applicationId) return `/api/applications/${applicationId}`;
  if (jobId) return `/api/jobs/${jobId}`;
  return event === TEST_EVENT ? `/api/companies/${companyId}/webhooks` : undefined;
}

/** Incoming webhooks of Slack. `text` is what notifications show. */
function slackMessage(words: string, link: string, page: string | undefined): object {
  const text = escapeForSlack(words);
  const linked = page ? `${text}\n<${page}|${escapeForSlack(link)}>` : text;
  return { text, blocks: [{ type: 'section', text: { type: 'mrkdwn', text: linked } }] };
}

/** Escapes the three characters with which Slack marks mentions and links. */
const escapeForSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An Adaptive Card for Teams workflows. Text runs are not read as Markdown. */
const teamsMessage = (words: string, link: string, page: string | undefined): object => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: words }] }],
        ...(page && { actions: [{ type: 'Action.OpenUrl', title: link, url: page }] }),
      },
    },
  ],
});

const words: Record<DeliveredEvent, Word<{ job: string }>> = {
  'job.published': m.webhooks_say_job_published,
  'job.changed': m.webhooks_say_job_changed,
  'job.closed': m.webhooks_say_job_closed,
  'application.received': m.webhooks_say_application_received,
  'application.moved': m.webhooks_say_application_moved,
  'application.decided': m.webhooks_say_application_decided,
  'application.withdrawn': m.webhooks_say_application_withdrawn,
  'message.received': m.webhooks_say_message_received,
  'candidate.added': m.webhooks_say_candidate_added,
  'candidate.claimed': m.webhooks_say_candidate_claimed,
  'company.verified': m.webhooks_say_company_verified,
  'person.erased': m.webhooks_say_person_erased,
  'candidate.merged': m.webhooks_say_candidate_merged,
  'candidate.hired': m.webhooks_say_candidate_hired,
  'offer.sent': m.webhooks_say_offer_sent,
  'offer.accepted': m.webhooks_say_offer_accepted,
  'offer.declined': m.webhooks_say_offer_declined,
  'offer.lapsed': m.webhooks_say_offer_lapsed,
  'offer.withdrawn': m.webhooks_say_offer_withdrawn,
  'representation.changed': m.webhooks_say_representation_changed,
  'presentation.answered': m.webhooks_say_presentation_answered,
  [TEST_EVENT]: m.webhooks_say_test,
};

/** For a channel with several readers: the event and the job, without names of people. */
const messageWords = ({ event, data }: { event: DeliveredEvent; data: EventData }, locale: Locale): string =>
  words[event]({ job: data.jobTitle ?? '' }, { locale });

const linkWords = (event: DeliveredEvent, locale: Locale): string =>
  event.startsWith('job.') ? m.jobs_see({}, { locale }) : m.webhooks_say_open({}, { locale });
