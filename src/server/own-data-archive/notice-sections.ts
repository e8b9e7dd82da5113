import type { OwnData } from '#contract/own-data.ts';
import { m } from '#generated/paraglide/messages.js';

import { noticeKinds } from './code-words.ts';
import { table, type Part } from './parts.ts';
import type { Words } from './words.ts';

type Notice = OwnData['notifications'][number]['data'];

export const noticesPart = (notifications: OwnData['notifications'], w: Words): Part =>
  table(w, '', notifications, [
    [m.owndata_when, ({ createdAt }) => w.moment(createdAt)],
    [m.owndata_what, ({ data }) => w.say(noticeKinds[data.kind])],
    [m.owndata_about, ({ data }) => noticeAbout(data)],
    [m.owndata_text, ({ data }) => noticeText(data)],
    [m.owndata_read, ({ readAt }) => w.moment(readAt)],
  ]);

export const noticeAbout = (data: Notice): string =>
  [
    'job_title' in data ? data.job_title : '',
    'name' in data ? data.name : '',
    'company_name' in data ? data.company_name : '',
    'by' in data ? data.by : '',
  ]
    .filter(Boolean)
    .join(' · ');

const noticeText = (data: Notice): string =>
  data.kind === 'message_received' ? data.preview : data.kind === 'job_hidden' ? data.reason : '';

const consentEnds = {
  withdrawn: m.consents_withdrawn,
  renewed: m.consents_renewed,
  expired: m.consents_expired,
};

export function consentsPart(consents: OwnData['consents'], w: Words): Part {
  const { locale } = w;
  return table(w, '', consents, [
    [
      m.owndata_what,
      ({ kind, company }) => {
        if (kind === 'terms') return w.say(m.app_terms);
        return company === null ? w.say(m.consents_pool_gone) : m.consents_pool({ company }, { locale });
      },
    ],
    [m.owndata_version, ({ version }) => version],
    [m.owndata_since, ({ givenAt }) => w.moment(givenAt)],
    [m.owndata_until, ({ until }) => w.moment(until)],
    [m.owndata_ended, ({ ended }) => (ended ? consentEnds[ended.how]({ date: w.moment(ended.at) }, { locale }) : '')],
  ]);
}
