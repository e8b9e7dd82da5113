import { intlLocale, type Locale } from '#contract/locales.ts';

import { evidenceInCopies } from '../../profiles/evidence-in-copies.ts';
import { presentEvidence } from '../../profiles/evidence.ts';
import type { ProfileRow } from '../../profiles/queries.ts';

/**
 * https://jsonresume.org/schema, 1.0.0. Levels are in the schema's free text: "B2". `evidence` is our own extension,
 * which the schema allows; `site` is its source.
 */
export function jsonResumeOf(profile: ProfileRow, site: string, locale: Locale): object {
  const evidence = profile.evidence.map(presentEvidence);
  const names = new Intl.DisplayNames([intlLocale(locale)], { type: 'language' });
  const location = {
    ...(profile.city && { city: profile.city }),
    ...(profile.country && { countryCode: profile.country }),
  };
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${profile.first_name} ${profile.last_name}`,
      label: profile.job_title,
      ...(profile.contact_email && { email: profile.contact_email }),
      summary: profile.bio,
      location,
    },
    work: profile.work_experience.map(({ position, company, startDate, endDate, description }) => ({
      name: company,
      position,
      startDate,
      ...(endDate && { endDate }),
      summary: description,
    })),
    education: profile.education.map(({ degree, institution, fieldOfStudy, startDate, endDate }) => ({
      institution,
      area: fieldOfStudy,
      studyType: degree,
      startDate,
      ...(endDate && { endDate }),
    })),
    certificates: profile.certifications.map(({ name, issuingOrganization, issueDate, credentialUrl }) => ({
      name,
      date: issueDate,
      issuer: issuingOrganization,
      ...(credentialUrl && { url: credentialUrl }),
    })),
    skills: profile.skills.map((name) => ({ name })),
    languages: profile.languages.map(({ language, level }) => ({
      language: names.of(language),
      fluency: level === 'native' ? 'Native speaker' : level,
      ...evidenceIn(evidenceInCopies(evidence, language, locale), site),
    })),
  };
}

const evidenceIn = (found: ReturnType<typeof evidenceInCopies>, source: string) =>
  found.length > 0 && { evidence: found.map(({ text, day }) => ({ summary: text, date: day, source })) };
