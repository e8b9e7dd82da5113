import { countryCodes } from '#contract/countries.ts';
import type { CvSuggestion } from '#contract/cvs/cvs.ts';
import { BIO_MAX } from '#contract/limits.ts';

import { dayOf, plainText, shown, suggestEducation, suggestLanguage, suggestText, suggestWork } from './exact.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

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
  return elementsAt(element, 'PositionHistory').map((held) => {
    const [from, to] = periodOf(held, 'EmploymentPeriod');
    return suggestWork({
      position: textAt(held, 'PositionTitle'),
      company,
      from,
      to,
      goesOn: textAt(held, 'EmploymentPeriod', 'CurrentIndicator') === 'true',
      description: plainText(textAt(held, 'Description')),
    });
  });
}

function education(element: XmlElement): CvSuggestion {
  const [from, to] = periodOf(element, 'AttendancePeriod');
  return suggestEducation({
    degree: textAt(element, 'EducationDegree', 'DegreeName'),
    institution: textAt(element, 'OrganizationName'),
    fieldOfStudy: textAt(element, 'EducationDegree', 'FieldOfStudy', '**', 'ProgramConcentration'),
    from,
    to,
    description: plainText(textAt(element, 'EducationDegree', 'OccupationalSkillsCovered')),
  });
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
