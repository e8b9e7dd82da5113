import { z } from 'zod';

import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { BIO_MAX } from '#contract/limits.ts';

import { damaged } from '../../files/inspect/refusals.ts';
import { country } from './europass.ts';
import { dayOf, shown, suggestEducation, suggestLanguage, suggestText, suggestWork } from './exact.ts';
const MOST_ENTRIES = 200;

const text = z.string().catch('');
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .catch([])
    .transform((items) => items.slice(0, MOST_ENTRIES));

/** Accepts data of other programs as far as it matches the schema (https://jsonresume.org/schema). */
const resumeSchema = z.object({
  basics: z.object({
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z.object({ city: text, countryCode: text }).catch({ city: '', countryCode: '' }),
    profiles: list(z.object({ url: text })),
  }),
  work: list(
    z.object({ name: text, position: text, startDate: text, endDate: text, summary: text, highlights: list(text) }),
  ),
  education: list(
    z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text, courses: list(text) }),
  ),
  certificates: list(z.object({ name: text, date: text, issuer: text, url: text })),
  skills: list(z.object({ name: text, keywords: list(text) })),
  languages: list(z.object({ language: text, fluency: text })),
});

/**
 * @throws Refusal INVALID file_damaged for other JSON.
 */
export function jsonResumeSuggestions(source: string): CvSuggestion[] {
  const { data } = resumeSchema.safeParse(parsed(source));
  if (!data) throw damaged();
  const { basics } = data;
  const [firstName = '', ...others] = basics.name.trim().split(/\s+/);
  return [
    ...suggestText('firstName', firstName, basics.name),
    ...suggestText('lastName', others.join(' '), basics.name),
    ...suggestText('jobTitle', basics.label),
    ...suggestText('contactEmail', basics.email),
    ...suggestText('phone', basics.phone),
    ...suggestText('city', basics.location.city),
    ...country(basics.location.countryCode),
    ...[basics.url, ...basics.profiles.map(({ url }) => url)].flatMap((url) => suggestText('link', url)),
    ...suggestText('bio', basics.summary.slice(0, BIO_MAX)),
    ...data.languages.flatMap(({ language, fluency }) => suggestLanguage(language, fluency, shown(language, fluency))),
    ...data.skills.flatMap(({ name, keywords }) => [name, ...keywords].flatMap((skill) => suggestText('skill', skill))),
    ...data.work.map(work),
    ...data.education.map(education),
    ...data.certificates.map(certificate),
  ];
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) throw damaged();
    throw error;
  }
}

type Resume = z.infer<typeof resumeSchema>;

const work = ({ position, name, startDate, endDate, summary, highlights }: Resume['work'][number]): CvSuggestion =>
  suggestWork({
    position,
    company: name,
    from: startDate,
    to: endDate,
    description: [summary, ...highlights].filter(Boolean).join('\n'),
  });

const education = ({ studyType, area, ...learned }: Resume['education'][number]): CvSuggestion =>
  suggestEducation({
    degree: studyType || area,
    institution: learned.institution,
    fieldOfStudy: studyType ? area : '',
    from: learned.startDate,
    to: learned.endDate,
    description: learned.courses.join('\n'),
  });

const certificate = ({ name, date, issuer, url }: Resume['certificates'][number]): CvSuggestion => ({
  field: 'certification',
  value: {
    name,
    issuingOrganization: issuer,
    issueDate: dayOf(date, '01'),
    expirationDate: null,
    credentialUrl: url || null,
  },
  source: shown(name, issuer, date),
});
