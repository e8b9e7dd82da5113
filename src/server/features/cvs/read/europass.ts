import { countryCodes } from '#contract/countries.ts';
import type { CvSuggestion } from '#contract/cvs.ts';
import { BIO_MAX } from '#contract/limits.ts';

import { dayOf, plainText, shown, suggestLanguage, suggestText } from './exact.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

const DESCRIPTION_MAX = 2_000;

/** The form since 2020: HR-XML's Candidate in Europass's namespace. */
export function europassSuggestions(candidate: XmlElement): CvSuggestion[] {
  const person = elementsAt(candidate, 'CandidatePerson')[0] ?? candidate;
  const profile = elementsAt(candidate, 'CandidateProfile')[0] ?? candidate;
  return [
    ...suggestText('firstName', textAt(person, 'PersonName', 'GivenName')),
    ...suggestText('lastName', textAt(person, 'PersonName', 'FamilyName')),
    ...suggestText('jobTitle', textAt(profile, 'PositionPreference', 'PositionTitle')),
    ...elementsAt(person, 'Communication').flatMap(communication),
    ...suggestText('bio', plainText(textAt(profile, 'ExecutiveSummary')).slice(0, BIO_MAX)),
    ...elementsAt(person, 'PrimaryLanguageCode').flatMap(({ text }) =>
      suggestLanguage(text.trim(), 'native', text.trim()),
    ),
    ...elementsAt(profile, 'PersonQualifications', 'PersonCompetency').flatMap(competency),
    ...elementsAt(profile, 'Skills', '**', 'CompetencyName').flatMap(({ text }) => suggestText('skill', text)),
    ...elementsAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(employer),
    ...elementsAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(education),
    ...elementsAt(profile, 'Certifications', 'Certification').map(certification),
  ];
}

function communication(element: XmlElement): CvSuggestion[] {
  const uri = textAt(element, 'URI');
  switch (textAt(element, 'ChannelCode')) {
    case 'Email':
      return suggestText('contactEmail', uri);
    case 'Telephone': {
      const dialing = textAt(element, 'CountryDialing');
      return suggestText(
        'phone',
        `${dialing ? `+${dialing.replace(/\D/g, '')} ` : ''}${textAt(element, 'DialNumber')}`,
      );
    }
    case 'Web':
    case 'Social Media':
      return suggestText('link', uri);
    default:
      return [
        ...suggestText('city', textAt(element, 'Address', 'CityName')),
        ...country(textAt(element, 'Address', 'CountryCode')),
      ];
  }
}

export function country(code: string): CvSuggestion[] {
  const known = countryCodes.find((value) => value === code.toUpperCase());
  return known ? suggestText('country', known, code) : [];
}

/** The level of the language is the lowest of listening, reading, speaking and writing: a job asks for at least that. */
function competency(element: XmlElement): CvSuggestion[] {
  const name = textAt(element, 'CompetencyID') || textAt(element, 'CompetencyName');
  const taxonomy = textAt(element, 'TaxonomyID').toLowerCase();
  if (taxonomy !== '' && taxonomy !== 'language') return suggestText('skill', textAt(element, 'CompetencyName'));
  const levels = elementsAt(element, '**', 'ScoreText').map(({ text }) => text.trim());
  return suggestLanguage(name, levels.join(' '), shown(name, levels.join(' ')));
}

function employer(element: XmlElement): CvSuggestion[] {
  const company = textAt(element, 'OrganizationName');
  return elementsAt(element, 'PositionHistory').map((held): CvSuggestion => {
    const position = textAt(held, 'PositionTitle');
    const [from, to] = periodOf(held, 'EmploymentPeriod');
    return {
      field: 'workExperience',
      value: {
        position,
        company,
        startDate: dayOf(from, '01'),
        endDate: dayOf(to, '12'),
        isCurrent: to === '' || textAt(held, 'EmploymentPeriod', 'CurrentIndicator') === 'true',
        description: plainText(textAt(held, 'Description')).slice(0, DESCRIPTION_MAX),
      },
      source: shown(position, company, from, to),
    };
  });
}

function education(element: XmlElement): CvSuggestion {
  const institution = textAt(element, 'OrganizationName');
  const degree = textAt(element, 'EducationDegree', 'DegreeName');
  const [from, to] = periodOf(element, 'AttendancePeriod');
  return {
    field: 'education',
    value: {
      degree,
      institution,
      fieldOfStudy: textAt(element, 'EducationDegree', 'FieldOfStudy', '**', 'ProgramConcentration'),
      startDate: dayOf(from, '01'),
      endDate: dayOf(to, '12'),
      description: plainText(textAt(element, 'EducationDegree', 'OccupationalSkillsCovered')).slice(0, DESCRIPTION_MAX),
    },
    source: shown(degree, institution, from, to),
  };
}

function certification(element: XmlElement): CvSuggestion {
  const name = textAt(element, 'CertificationName');
  const issuer = textAt(element, 'IssuingAuthority', '**', 'PartyName') || textAt(element, 'IssuingAuthority', 'Name');
  const issued = textAt(element, 'FirstIssuedDate', 'FormattedDateTime') || textAt(element, 'FirstIssuedDate');
  return {
    field: 'certification',
    value: {
      name,
      issuingOrganization: issuer,
      issueDate: dayOf(issued, '01'),
      expirationDate: null,
      credentialUrl: null,
    },
    source: shown(name, issuer, issued),
  };
}

const periodOf = (element: XmlElement, period: string): [string, string] => [
  textAt(element, period, 'StartDate', 'FormattedDateTime'),
  textAt(element, period, 'EndDate', 'FormattedDateTime'),
];
