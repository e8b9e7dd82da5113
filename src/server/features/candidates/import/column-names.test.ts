import { expect, test } from 'vitest';

import { guessCandidateFields } from './column-names.ts';

test.each([
  [
    'Greenhouse',
    'First Name,Last Name,Company,Title,Email,Phone,Source,Job,Milestone,Notes',
    'firstName,lastName,,jobTitle,email,phone,source,job,stage,notes',
  ],
  [
    'Teamtailor',
    'First name,Last name,Email,Phone,Pitch,Tags,Job,Stage,Created at',
    'firstName,lastName,email,phone,notes,tags,job,stage,appliedOn',
  ],
  [
    'Recruitee',
    'Candidate,Emails,Phones,Offers,Stage,Disqualified,Source,Tags,Created at',
    'fullName,email,phone,job,stage,rejected,source,tags,appliedOn',
  ],
  [
    'Workable',
    'Name,Headline,Job,Stage,Disqualified,Email,Phone,Address,Creation time,Source,Tags',
    'fullName,jobTitle,job,stage,rejected,email,phone,place,appliedOn,source,tags',
  ],
  ['OpenCATS', 'lastName,firstName,phoneHome,phoneCell,email1,keySkills', 'lastName,firstName,phone,,email,skills'],
  ['a list by hand in German', 'Vorname;Nachname;E-Mail;Stelle;Wohnort', 'firstName,lastName,email,job,city'],
])('recognises the columns of %s', (_system, columns, fields) => {
  expect(guessCandidateFields(columns.split(/[,;]/)).map((field) => field ?? '')).toEqual(fields.split(','));
});
