import { expect, test } from 'vitest';

import { findJobId } from './job-address.ts';

const ID = '01900000-0000-7000-8000-000000000001';

test.each([
  [`/jobs/${ID}`, ID],
  [`/de/jobs/${ID}?apply=#languages`, ID],
  ['/jobs/manage', undefined],
  [`/applications/${ID}`, undefined],
  [`/jobs/${ID}/edit`, undefined],
  ['/', undefined],
  [undefined, undefined],
])('%s is the page of job %s', (address, expected) => {
  expect(findJobId(address)).toBe(expected);
});
