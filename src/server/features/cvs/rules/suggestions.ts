import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { BIO_MAX } from '#contract/limits.ts';

import { entriesOf, type ReadEntry } from './entries.ts';
import { languagesOf, namesLanguages } from './languages.ts';
import { findLevel } from './levels.ts';
import { sourceOf, type Line, withoutBullet } from './line.ts';
import { personOf, type Found } from './person.ts';
import { splitSections, type Sections } from './sections.ts';
import { skillsOf } from './skills.ts';

/** Maximum length of a name, a title, a place. */
const TEXT_MAX = 120;
const DESCRIPTION_MAX = 2_000;

/** Extracts suggestions from the lines of a CV. */
export function suggestionsOf(lines: readonly Line[]): CvSuggestion[] {
  const sections = splitSections(lines);
  const person = personOf(lines, [...sections.head, ...sections.contact]);
  const texts = [
    ...text('firstName', person.firstName),
    ...text('lastName', person.lastName),
    ...text('jobTitle', person.jobTitle),
    ...text('contactEmail', person.email),
    ...text('phone', person.phone),
    ...text('city', person.city),
    ...person.links.flatMap((link) => text('link', link)),
  ];
  return [
    ...texts,
    ...bioOf(sections.summary),
    ...languageLines(sections),
    ...skillsOf(sections.skills).flatMap((skill) => text('skill', skill)),
    ...entriesOf(sections.experience, 'work').filter(hasText).map(work),
    ...entriesOf(sections.education, 'education').filter(hasText).map(education),
    ...entriesOf(sections.certifications, 'certificate').filter(hasText).map(certification),
  ];
}

const text = (field: Extract<CvSuggestion, { value: string }>['field'], found: Found | undefined): CvSuggestion[] =>
  found ? [{ field, value: found.value, source: sourceOf([found.line]) }] : [];

function bioOf(lines: readonly Line[]): CvSuggestion[] {
  const value = lines
    .map((line) => withoutBullet(line.text).replaceAll('\t', ' '))
    .join(' ')
    .slice(0, BIO_MAX);
  return value === '' ? [] : [{ field: 'bio', value, source: sourceOf(lines) }];
}

/** Without such a section, uses lines elsewhere that name a language and its level. */
function languageLines({ languages, skills, head, contact, other }: Sections): CvSuggestion[] {
  const elsewhere = [...skills, ...head, ...contact, ...other].filter(
    (line) => namesLanguages(line.text) && findLevel(line.text),
  );
  return languagesOf(languages.length > 0 ? languages : elsewhere).map(({ language, level, lines }) => ({
    field: 'language',
    value: { language, level },
    source: sourceOf(lines),
  }));
}

const hasText = ({ title, place }: ReadEntry): boolean => title !== '' || place !== '';
const short = (value: string): string => value.replaceAll('\t', ' ').slice(0, TEXT_MAX).trim();

const work = ({ title, place, start, end, isCurrent, description, lines }: ReadEntry): CvSuggestion => ({
  field: 'workExperience',
  value: {
    position: short(title),
    company: short(place),
    startDate: start ?? end,
    endDate: end,
    isCurrent,
    description: description.slice(0, DESCRIPTION_MAX),
  },
  source: sourceOf(lines),
});

const education = ({ title, place, start, end, description, lines }: ReadEntry): CvSuggestion => ({
  field: 'education',
  value: {
    degree: short(title),
    institution: short(place),
    fieldOfStudy: '',
    startDate: start,
    endDate: end,
    description: description.slice(0, DESCRIPTION_MAX),
  },
  source: sourceOf(lines),
});

const certification = ({ title, place, start, end, lines }: ReadEntry): CvSuggestion => ({
  field: 'certification',
  value: {
    name: short(title),
    issuingOrganization: short(place),
    issueDate: start ?? end,
    expirationDate: start && end,
    credentialUrl: null,
  },
  source: sourceOf(lines),
});
