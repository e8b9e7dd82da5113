import { expect, test } from 'vitest';

import { candidateName } from './candidate-name.ts';

test.each([
  ['Lucía', 'Moreno', 'lucía_moreno_1', 'Lucía Moreno'],
  ['Lucía', '', 'lucía_moreno_1', 'Lucía'],
  ['', '', 'lucía_moreno_1', 'lucía_moreno_1'],
  ['', '', '', 'Anonymous'],
])('names “%s” “%s”, with the username “%s”, as “%s” (T76)', (firstName, lastName, username, name) => {
  expect(candidateName({ firstName, lastName, username })).toBe(name);
});
