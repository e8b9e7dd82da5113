import { expect, test } from 'vitest';

import { fieldsFromCv } from './from-cv.ts';

const position = { company: 'Acme', endDate: null, isCurrent: true, description: '' };

test('fills the form with what a CV states, and leaves out positions without a beginning', () => {
  const fields = fieldsFromCv([
    { field: 'firstName', value: 'Inês', source: '' },
    { field: 'contactEmail', value: 'ines@example.com', source: '' },
    { field: 'phone', value: '910 000 000', source: '' },
    { field: 'skill', value: 'Excel', source: '' },
    { field: 'language', value: { language: 'de', level: 'B2' }, source: '' },
    { field: 'language', value: { language: 'fr', level: null }, source: '' },
    { field: 'workExperience', value: { ...position, position: 'Agent', startDate: '2020-01-01' }, source: '' },
    { field: 'workExperience', value: { ...position, position: 'Clerk', startDate: null }, source: '' },
  ]);
  expect(fields).toMatchObject({
    firstName: 'Inês',
    lastName: '',
    email: 'ines@example.com',
    phone: '910 000 000',
    skills: ['Excel'],
    languages: [
      { language: 'de', level: 'B2' },
      { language: 'fr', level: '' },
    ],
    workExperience: [{ position: 'Agent' }],
  });
});
