import type { OfferNotice } from '#contract/offers/offer-choices.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Word } from './word.ts';

interface NoticeWords {
  title: Word;
  text: Word<{ company: string; name: string; job: string; day: string }>;
}

/** What each side reads of offers; it is notified of nothing else. */
export const offerNoticeWords: Record<'applicant' | 'company', Partial<Record<OfferNotice, NoticeWords>>> = {
  applicant: {
    sent: { title: m.offer_notice_sent, text: m.offer_notice_sent_text },
    changed: { title: m.offer_notice_changed, text: m.offer_notice_changed_text },
    withdrawn: { title: m.offer_notice_withdrawn, text: m.offer_notice_withdrawn_text },
    ending: { title: m.offer_notice_ending, text: m.offer_notice_ending_text },
    lapsed: { title: m.offer_notice_lapsed, text: m.offer_notice_lapsed_text },
    accepted: { title: m.offer_notice_accepted, text: m.offer_notice_accepted_text },
  },
  company: {
    accepted: { title: m.offer_notice_company_accepted, text: m.offer_notice_company_accepted_text },
    declined: { title: m.offer_notice_company_declined, text: m.offer_notice_company_declined_text },
    ending: { title: m.offer_notice_company_ending, text: m.offer_notice_company_ending_text },
    lapsed: { title: m.offer_notice_company_lapsed, text: m.offer_notice_company_lapsed_text },
  },
};
