import { describe, expect, test } from 'vitest';

import { isAuthenticated, readAuthenticationResults } from './authentication-results.ts';

const SERVER = 'mx.example.net';
const isPassed = (...headers: string[]) => isAuthenticated(headers, SERVER, 'example.com');

describe('a verdict about the sender', () => {
  test.for([
    [
      'within a quoted value',
      `${SERVER}; spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.com; "@evil.example`,
    ],
    [
      'behind an escaped quote',
      `${SERVER}; spf=fail smtp.mailfrom="a\\"; dmarc=pass header.from=example.com; b"@evil.example`,
    ],
    ['within a comment', `${SERVER}; dmarc=fail (a; dmarc=pass header.from=example.com) header.from=example.com`],
    ['within a comment of a comment', `${SERVER}; spf=none (a (b) ; dmarc=pass header.from=example.com ; (c))`],
    ['behind an escaped parenthesis', `${SERVER}; spf=none (a \\) ; dmarc=pass header.from=example.com )`],
    [
      'in a quoted string that does not end',
      `${SERVER}; dmarc=pass header.from=example.com; spf=fail smtp.mailfrom="a`,
    ],
    ['in a comment that does not end', `${SERVER}; dmarc=pass header.from=example.com; spf=fail (a`],
    [
      'as a property of another result',
      `${SERVER}; spf=fail smtp.mailfrom=evil.example dmarc=pass header.from=example.com`,
    ],
    ['beside a word that is none', `${SERVER}; spf=none; dmarc=pass evil header.from=example.com`],
    ['with a property that is given twice', `${SERVER}; dkim=pass header.d=evil.example header.d=example.com`],
    ['for another domain', `${SERVER}; dmarc=pass header.from=evil.example`],
    ['for a domain within the domain', `${SERVER}; dmarc=pass header.from=mail.example.com`],
    ['for a domain that ends like it', `${SERVER}; dmarc=pass header.from=anexample.com`],
    [
      'for an address whose quoted part names the domain',
      `${SERVER}; spf=pass smtp.mailfrom="a@example.com"@evil.example`,
    ],
    ['for another signer that names an identity', `${SERVER}; dkim=pass header.i=@example.com header.d=evil.example`],
    ['by the wrong property', `${SERVER}; spf=pass smtp.helo=example.com; dkim=pass header.from=example.com`],
    ['against DMARC', `${SERVER}; dkim=pass header.d=example.com; dmarc=fail header.from=example.com`],
    [
      'that is no pass',
      `${SERVER}; dmarc=bestguesspass header.from=example.com; spf=softfail smtp.mailfrom=example.com`,
    ],
    ['of a method of another version', `${SERVER}; dmarc/2=pass header.from=example.com`],
    ['of another version of the header', `${SERVER} 2; dmarc=pass header.from=example.com`],
    ['of another server', `mx.evil.example; dmarc=pass header.from=example.com`],
    ['of a server that names ours after it', `mx.evil.example ${SERVER}; dmarc=pass header.from=example.com`],
    ['of a server that begins like ours', `${SERVER}.evil.example; dmarc=pass header.from=example.com`],
    ['of a server that names ours in a comment', `(${SERVER}) mx.evil.example; dmarc=pass header.from=example.com`],
    ['of no server', 'dmarc=pass header.from=example.com'],
    ['in an empty header', ''],
    ['in a header that is too long', `${SERVER}; dmarc=pass header.from=example.com; spf=none ${' '.repeat(20_000)}`],
  ])('does not count %s', ([, header]) => {
    expect(isPassed(header ?? '')).toBe(false);
  });

  test('counts the topmost header of the server only', () => {
    const pass = `${SERVER}; dmarc=pass header.from=example.com`;
    expect(isPassed(`${SERVER}; dmarc=fail header.from=example.com`, pass)).toBe(false);
    expect(isPassed(`${SERVER}; none`, pass)).toBe(false);
    expect(isPassed(`${SERVER}; spf=fail smtp.mailfrom="a`, pass)).toBe(false);
    expect(isPassed('mx.internal.example; none', pass, `${SERVER}; dmarc=fail header.from=example.com`)).toBe(true);
  });

  test.for([
    // RFC 8601, appendix B.
    `${SERVER}; auth=pass (cram-md5) smtp.auth=ana@example.com; spf=pass smtp.mailfrom=example.com`,
    `${SERVER} (one) 1 ; spf = fail ; dkim / 1 = pass (good signature) header . d = example.com`,
    // As Gmail, OpenDMARC, rspamd and Fastmail write it.
    `${SERVER};       dkim=pass header.i=@example.com header.s=20230601 header.b="abc/d=";       spf=pass (${SERVER}: domain of ana@example.com designates 192.0.2.1 as permitted sender; ok) smtp.mailfrom=ana@example.com;       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=example.com`,
    `${SERVER}; dmarc=pass (p=reject dis=none) header.from=example.com;`,
    `${SERVER};\tdkim=pass header.d=example.com header.s=s1 header.b=XyZ0+/=;\tspf=pass (${SERVER}: ok) smtp.mailfrom=bounce+SRS=a=b@lists.example`,
    `"${SERVER.toUpperCase()}" 1; dmarc=PASS header.from="EXAMPLE.com" policy.published-domain-policy=none`,
    `${SERVER}; dkim=pass reason="1024-bit key; unprotected" header.i=ana@example.com; dmarc=none header.from=example.com`,
    `${SERVER}; iprev=pass smtp.remote-ip=2001:db8::1; spf=pass smtp.mailfrom=a=b@example.com`,
  ])('is read in %j', (header) => {
    expect(isPassed(header)).toBe(true);
  });
});

test('names its server, with no results if it is malformed', () => {
  expect(readAuthenticationResults(`${SERVER}; none`)).toEqual({ server: SERVER, results: [] });
  expect(readAuthenticationResults(`${SERVER}; spf=pass (a`)).toEqual({ server: SERVER, results: [] });
  for (const none of ['', ';', '"a', '(a', 'spf=pass smtp.mailfrom=example.com', '=;', ')'])
    expect(readAuthenticationResults(none)).toBeUndefined();
});

test('takes no long time for malicious input', () => {
  for (const piece of ['(', ')', '"', '\\', '=', ';', 'a', 'a=', 'a=b ', '()', '""', '(a)', 'a.', ' ', '@'])
    expect(isPassed(`${SERVER}; ${piece.repeat(Math.floor(19_000 / piece.length))}`)).toBe(false);
});
