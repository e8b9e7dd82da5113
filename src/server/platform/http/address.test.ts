import { expect, test } from 'vitest';

import { clientAddress } from './address.ts';

test.for([
  // peer, X-Forwarded-For, trusted proxies, address
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', undefined, 0, '2001:db8:1:2::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  [undefined, undefined, 0, 'unknown'],
] as const)('%s with %s behind %i proxies is %s', ([peer, forwarded, proxies, address]) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(address);
});
