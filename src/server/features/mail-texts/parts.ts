import type { Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

/** A message of the catalogue. */
export type Say = (inputs: never, options: { locale: Locale }) => string;

export interface Part<Message extends Say = Say> {
  text: Message;
  /** Placeholders that a customized text must keep. */
  needs?: readonly string[];
  /** Not in every email of the kind: the code that sends one lists it. */
  isSometimes?: true;
}

/** Paragraphs without our texts: a user's text, or facts. */
export const INSERTED = 'inserted' as const;

/** In their order in the email; `action` is the button's label, `note` the small print below it. */
export type Parts = { subject: Part; action?: Part; note?: Part } & Record<string, Part | typeof INSERTED | undefined>;

type NameOf<Message extends Say> = keyof Parameters<Message>[0] & string;

export const text = <Message extends Say>(said: Message, ...needs: NameOf<Message>[]): Part<Message> => ({
  text: said,
  needs,
});

export const sometimes = <Message extends Say>(said: Message, ...needs: NameOf<Message>[]): Part<Message> => ({
  ...text(said, ...needs),
  isSometimes: true,
});

const seeOwn = text(m.applications_see_own);
export const review = text(m.application_mail_review);
const security = text(m.security_mail_note);
export const job = text(m.jobs_see);
export const contact = sometimes(m.admin_mail_banned_contact, 'contact');

export const ofText = <Subject extends Say, Text extends Say, Action extends Part>(
  subject: Subject,
  told: Text,
  action: Action,
) => ({ subject: text(subject), text: text(told), action });

export const ofApplication = <Subject extends Say, Text extends Say>(subject: Subject, told: Text) =>
  ofText(subject, told, seeOwn);

export const ofInterview = <Subject extends Say, Text extends Say>(subject: Subject, told: Text) => ({
  ...ofApplication(subject, told),
  details: INSERTED,
});

export const ofCompanyInterview = <Subject extends Say, Text extends Say>(subject: Subject, told: Text) => ({
  ...ofInterview(subject, told),
  action: review,
});

export const ofSecurity = <Subject extends Say, Text extends Say>(subject: Subject, told: Text) => ({
  subject: text(subject),
  text: text(told),
  note: security,
});

/** A decision against a user's content or account, with the reasons (Regulation (EU) 2022/2065, article 17). */
export const ofDecision = <Subject extends Say, Text extends Say>(subject: Subject, what: Text) => ({
  subject: text(subject),
  text: text(what),
  reason: text(m.admin_mail_banned_reason, 'reason'),
  law: sometimes(m.decisions_ground_law, 'rule'),
  terms: sometimes(m.decisions_ground_terms),
  terms_rule: sometimes(m.decisions_ground_terms_rule, 'rule'),
  report: sometimes(m.decisions_found_report),
  own_check: sometimes(m.decisions_found_own_check),
  automated: text(m.decisions_not_automated),
  appeal: text(m.decisions_mail_appeal, 'date'),
  contact,
  action: text(m.decisions_mail_action),
});
