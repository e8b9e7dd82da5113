import { expect, test } from 'vitest';

import { createLog } from './log.ts';

test('no secret is written, at the top or inside (T234)', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    {
      password: 'hunter2',
      token: 'abc',
      headers: { cookie: 'parlance=s3cret', authorization: 'Bearer s3cret' },
      request: { body: { newPassword: 'hunter2' } },
    },
    'sign-in',
  );
  expect(lines.join('')).not.toMatch(/hunter2|s3cret|abc/);
  expect(lines.join('')).toContain('[redacted]');
});
