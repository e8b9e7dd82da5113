import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

/** Europass's data in the form since 2020. */
export const europassXml = (root = 'Candidate'): string => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Prado</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@example.com</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>34</CountryDialing><oa:DialNumber>612345678</oa:DialNumber></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Sevilla</oa:CityName><CountryCode>es</CountryCode></Address></Communication>
<PrimaryLanguageCode name="NORMAL">spa</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><hr:ExecutiveSummary>&lt;p&gt;Likes &lt;b&gt;customers&lt;/b&gt;.&lt;/p&gt;</hr:ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Harbour Ltd</hr:OrganizationName><PositionHistory><PositionTitle>Account Manager</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;ul&gt;&lt;li&gt;Sold&lt;/li&gt;&lt;li&gt;Advised&lt;/li&gt;&lt;/ul&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Universidad de Sevilla</hr:OrganizationName>
<AttendancePeriod><StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2018-06-30</hr:FormattedDateTime></EndDate></AttendancePeriod>
<EducationDegree><hr:DegreeName>Grado</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">deu</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
${['C1', 'C1', 'B2', 'B2', 'B1'].map((level) => `<eures:CompetencyDimension><eures:Score><hr:ScoreText>${level}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`).join('')}
</PersonCompetency></PersonQualifications></CandidateProfile></${root}>`;

/** Europass's form until 2020. */
export const skillsPassportXml = `<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Ana</FirstName><Surname>Prado</Surname></PersonName><ContactInfo><Email><Contact>ana@example.com</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2016" month="--03"/><To year="2018"/></Period><Position><Label>Agent</Label></Position><Employer><Name>Harbour</Name></Employer></WorkExperience></WorkExperienceList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>es</Code></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Code>de</Code></Description><ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList>
</Linguistic></Skills></LearnerInfo></SkillsPassport>`;

export const jsonResume = JSON.stringify({
  basics: { name: 'Ana Prado', email: 'ana@example.com', location: { city: 'Sevilla', countryCode: 'ES' } },
  work: [{ name: 'Harbour', position: 'Agent', startDate: '2016-03', endDate: '2018' }],
  languages: [
    { language: 'Spanish', fluency: 'Native speaker' },
    { language: 'German', fluency: 'B2 (good)' },
  ],
  skills: [{ name: 'Office', keywords: ['Excel'] }],
  education: 'unknown',
});

interface MadePdf {
  text?: string;
  attachment?: { name: string; content: string };
  password?: string;
}

export async function madePdf({ text, attachment, password }: MadePdf): Promise<Uint8Array> {
  const document = new PdfDocument({ userPassword: password });
  if (attachment) document.file(Buffer.from(attachment.content), { name: attachment.name });
  if (text) document.text(text);
  document.end();
  return new Uint8Array(await buffer(document));
}

/** The columns, footer and words of LinkedIn's export. */
export async function linkedInPdf(): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4' });
  const write = (x: number, lines: string[], top = 60) =>
    lines.forEach((line, index) => document.fontSize(11).text(line, x, top + index * 19, { lineBreak: false }));
  write(30, [
    'Contact',
    'ana@example.com',
    'www.linkedin.com/in/ana',
    '(LinkedIn)',
    '',
    'Top Skills',
    'Salesforce',
    'Negotiation',
  ]);
  write(30, ['Languages', 'German (Full Professional)', 'Spanish (Native or Bilingual)'], 260);
  document.fontSize(26).text('Ana Prado', 230, 55, { lineBreak: false });
  write(
    230,
    [
      'Account Manager at Harbour',
      'Seville, Spain',
      '',
      'Experience',
      'Harbour',
      '6 years 2 months',
      'Account Manager',
    ],
    95,
  );
  write(
    230,
    ['March 2020 - Present (2 years)', 'Agent', 'January 2018 - March 2020 (2 years 3 months)', 'Education'],
    228,
  );
  write(230, ['Universidad de Sevilla', 'Grado, Filología · (2012 - 2016)'], 304);
  document.fontSize(9).text('Page 1 of 1', 270, 760, { lineBreak: false });
  document.end();
  return new Uint8Array(await buffer(document));
}

export function pdfOfPages(count: number): Uint8Array {
  const numbers = Array.from({ length: count }, (_, index) => index + 3);
  const pages = numbers.map((number) => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj`);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return pdfOf([`2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj`, ...pages]);
}

/** A page tree that contains itself. */
export const pdfOfLoop = (): Uint8Array => pdfOf(['2 0 obj<</Type/Pages/Count 2/Kids[2 0 R 2 0 R]>>endobj']);

/** A page whose text unpacks to this many megabytes. */
export function pdfBomb(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, '(x) Tj\n'), { level: 1 });
  const head = `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`;
  return pdfOf([
    '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj',
    Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]),
  ]);
}

/** Without a cross-reference table: readers search for objects. */
function pdfOf(objects: (string | Buffer)[]): Uint8Array {
  const parts = ['%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', ...objects, 'trailer<</Root 1 0 R>>\n%%EOF\n'];
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from(part), Buffer.from('\n')]))));
}
