import { intlLocale, type Locale } from '#contract/locales.ts';

import type { ProfileRow } from '../../profiles/queries.ts';

/** https://jsonresume.org/schema, 1.0.0. Levels are in words of the schema's free text: "B2". */
export function jsonResumeOf(profile: ProfileRow, locale: Locale): object {
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
    })),
  };
}
