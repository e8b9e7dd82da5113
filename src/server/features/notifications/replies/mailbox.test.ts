import { expect, test } from 'vitest';

import { readMailbox } from './mailbox.ts';

test.for([
  ['several addresses', 'ana@example.com, eva@example.com'],
  ['several in brackets', 'Ana <ana@example.com>, <eva@example.com>'],
  ['several without a comma', '<ana@example.com> <eva@example.com>'],
  ['a semicolon', 'ana@example.com; eva@example.com'],
  ['a group', 'People: ana@example.com;'],
  ['an empty group', 'Undisclosed:;'],
  ['a route', 'Ana <@eva.example,@eva.example:ana@example.com>'],
  ['another address as an unquoted name', 'ana@example.com <eva@example.com>'],
  ['an address in an encoded word alone', '=?utf-8?q?=3Cana=40example.com=3E?='],
  ['an address in a quoted string alone', '"ana@example.com"'],
  ['an address in a comment alone', '(ana@example.com)'],
  ['a quoted local part', '"ana@example.com"@eva.example'],
  ['two at signs', 'ana@example.com@eva.example'],
  ['white space within', 'ana @example.com'],
  ['something behind the brackets', '<ana@example.com> x'],
  ['brackets that do not end', 'Ana <ana@example.com'],
  ['a quote that does not end', '"Ana <ana@example.com>'],
  ['nothing', ''],
])('reads no address from a header with %s', ([, header]) => {
  expect(readMailbox(header ?? '')).toBeUndefined();
});

test.for([
  ['ana@example.com', 'ana@example.com'],
  ['<Ana@Example.com>', 'ana@example.com'],
  ['Ana Prado <ana@example.com>', 'ana@example.com'],
  ['"Prado, Ana" <ana@example.com>', 'ana@example.com'],
  ['"eva@example.com" <ana@example.com>', 'ana@example.com'],
  ['ana@example.com <ana@example.com>', 'ana@example.com'],
  ['=?utf-8?q?Ana_=C3=93_Briain?= <ana+jobs@example.com>', 'ana+jobs@example.com'],
  ['Ana P. O’Briain (eva@example.com) <ana@example.com> (work)', 'ana@example.com'],
])('reads the address in %j', ([header, address]) => {
  expect(readMailbox(header ?? '')).toBe(address);
});

test('takes no long time for malicious input', () => {
  for (const piece of ['<', '>', '@', ',', '"', '(', 'a ', 'a@', '\\', ':'])
    expect(readMailbox(piece.repeat(Math.floor(19_000 / piece.length)))).toBeUndefined();
});
