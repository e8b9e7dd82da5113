import { expect, test } from 'vitest';

import { shownPath } from './shown-path.ts';

test('the secret of a link is in no line of the log', () => {
  const secret = 'aB3-_'.repeat(8) + 'xyz';
  expect(shownPath(`/de/job-alerts/${secret}`)).toBe('/de/job-alerts/…');
  expect(shownPath(`/api/me/calendar/${secret}.ics`)).toBe('/api/me/calendar/….ics');
  expect(shownPath('/jobs/019aa000-0000-7000-8000-000000000001')).toBe('/jobs/019aa000-0000-7000-8000-000000000001');
});
