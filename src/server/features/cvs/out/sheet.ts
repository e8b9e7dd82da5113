import { intlLocale, type Locale } from '#contract/locales.ts';
import { m } from '#generated/paraglide/messages.js';

import type { Sheet, SheetEntry } from '../../../platform/pdf/sheet.ts';
import { evidenceInCopies } from '../../profiles/evidence-in-copies.ts';
import { presentEvidence } from '../../profiles/evidence.ts';
import type { ProfileRow } from '../../profiles/queries.ts';

/** `site` is named as the source of the languages' evidence. */
export function sheetOf(profile: ProfileRow, site: string, locale: Locale): Sheet {
  const languages = new Intl.DisplayNames([intlLocale(locale)], { type: 'language' });
  const countries = new Intl.DisplayNames([intlLocale(locale)], { type: 'region' });
  const country = profile.country ? countries.of(profile.country) : undefined;
  const said = { locale };
  const evidence = profile.evidence.map(presentEvidence);
  const levels = profile.languages.flatMap(({ language, level }) => [
    `${languages.of(language)} – ${level === 'native' ? m.ui_mother_tongue({}, said) : level}`,
    ...evidenceInCopies(evidence, language, locale).map(
      ({ text, day }) => `${text} (${site}, ${dayText(locale, day)})`,
    ),
  ]);
  const sections = [
    { title: m.profile_about({}, said), entries: profile.bio ? [{ title: '', text: profile.bio }] : [] },
    { title: m.profile_languages({}, said), entries: listed(levels, '\n') },
    { title: m.profile_experience({}, said), entries: profile.work_experience.map(work(locale)) },
    { title: m.profile_education({}, said), entries: profile.education.map(education(locale)) },
    { title: m.profile_certifications({}, said), entries: profile.certifications.map(certification(locale)) },
    { title: m.profile_skills({}, said), entries: listed(profile.skills, ' · ') },
  ];
  return {
    parts: [
      {
        locale,
        name: `${profile.first_name} ${profile.last_name}`,
        title: profile.job_title,
        contact: [[profile.city, country].filter(Boolean).join(', '), profile.contact_email ?? ''].filter(Boolean),
        sections: sections.filter(({ entries }) => entries.length > 0),
      },
    ],
  };
}

const listed = (words: string[], separator: string): SheetEntry[] =>
  words.length > 0 ? [{ title: '', text: words.join(separator) }] : [];

const work =
  (locale: Locale) =>
  ({ position, company, startDate, endDate, isCurrent, description }: ProfileRow['work_experience'][number]) => ({
    title: position,
    place: company,
    period: periodText(locale, startDate, endDate, isCurrent),
    text: description,
  });

const education =
  (locale: Locale) =>
  ({ degree, fieldOfStudy, institution, startDate, endDate, description }: ProfileRow['education'][number]) => ({
    title: [degree, fieldOfStudy].filter(Boolean).join(', '),
    place: institution,
    period: periodText(locale, startDate, endDate, false),
    text: description,
  });

const certification =
  (locale: Locale) =>
  ({ name, issuingOrganization, issueDate }: ProfileRow['certifications'][number]) => ({
    title: name,
    place: issuingOrganization,
    period: monthText(locale, issueDate),
  });

const monthText = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

const dayText = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function periodText(locale: Locale, from: string, to: string | null, isCurrent: boolean): string {
  const start = monthText(locale, from);
  if (isCurrent) return m.profile_since({ start }, { locale });
  return to ? m.profile_period({ start, end: monthText(locale, to) }, { locale }) : start;
}
