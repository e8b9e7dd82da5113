import { intlLocale, type Locale } from '#contract/locales.ts';
import type { OfferSignature } from '#contract/offers/offer-views.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';
import { intlFormats } from '#words/formats.ts';
import { offerWordsIn } from '#words/offer-conditions.ts';
import { signatureMeansWords } from '#words/offers.ts';

import type { Sheet, SheetEntry, SheetPart } from '../../../platform/pdf/sheet.ts';
import type { VersionRow } from '../find.ts';

export interface DocumentFacts {
  company: string;
  candidate: string;
  job: string;
  /** That were sent, the first one first; the last one was accepted. */
  versions: readonly VersionRow[];
  accepted: VersionRow;
  /** Of the accepted version. */
  signatures: readonly OfferSignature[];
  site: string;
  appUrl: URL;
  /** When the document is made. */
  at: Date;
}

/** The accepted offer in the language that binds, then in the candidate's. */
export function documentOf(facts: DocumentFacts): Sheet {
  const { accepted, site, at } = facts;
  const parts: Sheet['parts'] = [partIn(accepted.binding_locale, facts)];
  if (accepted.locale !== accepted.binding_locale) parts.push(partIn(accepted.locale, facts));
  return { parts, signature: { name: site, at: at.toISOString() } };
}

function partIn(locale: Locale, facts: DocumentFacts): SheetPart {
  const { accepted, company, candidate, job } = facts;
  const said = { locale };
  const text = accepted.texts[locale];
  const parties = [
    { label: m.offer_doc_company({}, said), text: company },
    { label: m.offer_doc_candidate({}, said), text: candidate },
    { label: m.offer_doc_job({}, said), text: job },
  ];
  const conditions = offerWordsIn(locale, intlFormats)
    .conditions(accepted.conditions)
    .map(({ label, value }) => ({ label, text: value }));
  const sections = [
    { title: m.offer_doc_parties({}, said), entries: parties },
    { title: m.offer_doc_letter({}, said), entries: [{ text: text?.letter ?? '' }] },
    { title: m.offer_doc_conditions({}, said), entries: conditions },
    { title: m.offer_doc_benefits({}, said), entries: text?.benefits ? [{ text: text.benefits }] : [] },
    { title: m.offer_doc_files({}, said), entries: accepted.files.map(fileEntry) },
    ...recordIn(locale, facts),
  ];
  return {
    locale,
    name: m.offer_doc_title({}, said),
    title: '',
    contact: [noteIn(locale, accepted.binding_locale)],
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

function noteIn(locale: Locale, binding: Locale): string {
  if (locale === binding) return m.offer_doc_binding({}, { locale });
  const language = intlFormats.displayNames(locale, { type: 'language' }).of(binding);
  return m.offer_doc_translation({ language }, { locale });
}

/** Who signed what, when and how, and what that means. */
function recordIn(locale: Locale, { versions, signatures, company, site, appUrl, at }: DocumentFacts) {
  const said = { locale };
  const format = new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const time = (moment: Date) => format.format(moment);
  const signatureEntry = ({ party, name, means, at: signedAt }: OfferSignature): SheetEntry => ({
    title: party === 'company' ? m.offer_doc_for_company({ name, company }, said) : name,
    text: m.offer_doc_signed({ time: time(new Date(signedAt)), means: signatureMeansWords[means]({}, said) }, said),
  });
  const versionEntry = ({ sent_at: sentAt, digest }: VersionRow, index: number): SheetEntry => ({
    title: m.offer_doc_version({ number: String(index + 1), time: sentAt ? time(sentAt) : '' }, said),
    text: `SHA-256: ${digest ?? ''}`,
  });
  const address = new URL(paths.verify(), appUrl).href;
  return [
    { title: m.offer_doc_signatures({}, said), entries: signatures.map(signatureEntry) },
    { title: m.offer_doc_versions({}, said), entries: versions.map(versionEntry) },
    {
      title: m.offer_doc_about({}, said),
      entries: [{ text: m.offer_doc_about_text({ site, address, time: time(at) }, said) }],
    },
  ];
}

const fileEntry = ({ name, sha256 }: VersionRow['files'][number]): SheetEntry => ({
  title: name,
  text: `SHA-256: ${sha256}`,
});
