import type { LanguageCode } from '#contract/languages.ts';
import type { Locale } from '#contract/locales.ts';

import type { ProfileRow } from '../../profiles/queries.ts';

/** ISO 639-2/T, which Europass uses for languages. */
const THREE_LETTERS: Record<LanguageCode, string> = {
  ar: 'ara',
  be: 'bel',
  bg: 'bul',
  bn: 'ben',
  bs: 'bos',
  ca: 'cat',
  cs: 'ces',
  cy: 'cym',
  da: 'dan',
  de: 'deu',
  el: 'ell',
  en: 'eng',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fa: 'fas',
  fi: 'fin',
  fr: 'fra',
  ga: 'gle',
  gl: 'glg',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  hy: 'hye',
  id: 'ind',
  is: 'isl',
  it: 'ita',
  ja: 'jpn',
  ka: 'kat',
  ko: 'kor',
  lb: 'ltz',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  mt: 'mlt',
  nl: 'nld',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sq: 'sqi',
  sr: 'srp',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  ur: 'urd',
  vi: 'vie',
  zh: 'zho',
};

const DIMENSIONS = [
  'CEF-Understanding-Listening',
  'CEF-Understanding-Reading',
  'CEF-Speaking-Interaction',
  'CEF-Speaking-Production',
  'CEF-Writing-Production',
];

type Content = string | Content[];

/**
 * In the form of Europass's Candidate, so that programs that read those can read this. It names no scheme agency: only
 * Europass's own documents may claim that.
 */
export function europassOf(profile: ProfileRow, locale: Locale): string {
  const candidate = element(
    'Candidate',
    [person(profile), element('CandidateProfile', sections(profile), { languageCode: locale })],
    {
      xmlns: 'http://www.europass.eu/1.0',
      'xmlns:oa': 'http://www.openapplications.org/oagis/9',
      'xmlns:hr': 'http://www.hr-xml.org/3',
      'xmlns:eures': 'http://www.europass_eures.eu/1.0',
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${candidate}\n`;
}

const person = (profile: ProfileRow): string =>
  element('CandidatePerson', [
    element('PersonName', [text('oa:GivenName', profile.first_name), text('hr:FamilyName', profile.last_name)]),
    profile.contact_email
      ? element('Communication', [text('ChannelCode', 'Email'), text('oa:URI', profile.contact_email)])
      : '',
    element('Communication', [
      text('UseCode', 'home'),
      element('Address', [
        text('oa:CityName', profile.city),
        text('CountryCode', profile.country?.toLowerCase() ?? ''),
      ]),
    ]),
    profile.languages
      .filter(({ level }) => level === 'native')
      .map(({ language }) => text('PrimaryLanguageCode', THREE_LETTERS[language], { name: 'NORMAL' })),
  ]);

const sections = (profile: ProfileRow): Content => [
  text('hr:ExecutiveSummary', profile.bio),
  element(
    'EmploymentHistory',
    profile.work_experience.map(({ position, company, startDate, endDate, isCurrent, description }) =>
      element('EmployerHistory', [
        text('hr:OrganizationName', company),
        element('PositionHistory', [
          text('PositionTitle', position, { typeCode: 'FREETEXT' }),
          element('eures:EmploymentPeriod', [
            dated('eures:StartDate', startDate),
            dated('eures:EndDate', endDate),
            text('hr:CurrentIndicator', String(isCurrent)),
          ]),
          text('oa:Description', description),
        ]),
      ]),
    ),
  ),
  element(
    'EducationHistory',
    profile.education.map(({ degree, institution, fieldOfStudy, startDate, endDate, description }) =>
      element('EducationOrganizationAttendance', [
        text('hr:OrganizationName', institution),
        element('AttendancePeriod', [dated('StartDate', startDate), dated('EndDate', endDate)]),
        element('EducationDegree', [
          text('hr:DegreeName', degree),
          text('OccupationalSkillsCovered', description),
          fieldOfStudy
            ? element('FieldOfStudy', element('MainFieldOfStudy', text('ProgramConcentration', fieldOfStudy)))
            : '',
        ]),
      ]),
    ),
  ),
  element(
    'Certifications',
    profile.certifications.map(({ name, issuingOrganization, issueDate }) =>
      element('Certification', [
        text('hr:CertificationName', name),
        element('hr:IssuingAuthority', text('hr:Name', issuingOrganization)),
        dated('hr:FirstIssuedDate', issueDate),
      ]),
    ),
  ),
  element('PersonQualifications', profile.languages.filter(({ level }) => level !== 'native').map(language)),
  element(
    'Skills',
    profile.skills.map((skill) =>
      element('PersonCompetency', [text('hr:TaxonomyID', 'Digital_Skill'), text('hr:CompetencyName', skill)]),
    ),
  ),
];

const language = ({ language: code, level }: ProfileRow['languages'][number]): string =>
  element('PersonCompetency', [
    text('CompetencyID', THREE_LETTERS[code], { schemeName: 'NORMAL' }),
    text('hr:TaxonomyID', 'language'),
    DIMENSIONS.map((dimension) =>
      element('eures:CompetencyDimension', [
        text('hr:CompetencyDimensionTypeCode', dimension),
        element('eures:Score', text('hr:ScoreText', level)),
      ]),
    ),
  ]);

const dated = (name: string, day: string | null): string =>
  day ? element(name, text('hr:FormattedDateTime', day)) : '';

function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${joined(content)}</${name}>`;
}

const joined = (content: Content): string => (typeof content === 'string' ? content : content.map(joined).join(''));

/** Nothing for an empty text. */
const text = (name: string, value: string, attributes: Record<string, string> = {}): string =>
  value === '' ? '' : element(name, escaped(value), attributes);

/** Also leaves out what XML 1.0 cannot hold. */
const escaped = (value: string): string =>
  value
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
