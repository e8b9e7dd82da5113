import { expect, test } from 'vitest';

import { withoutCampaign } from './campaign.ts';

test('what says where a reader came from is left out, and nothing else', () => {
  for (const [address, rest] of [
    ['/jobs/1', '/jobs/1'],
    ['/jobs/1?source=jooble', '/jobs/1'],
    ['?utm_source=news&utm_campaign=a?b', ''],
    ['/jobs?q=a%26b&source=x&country=PT', '/jobs?q=a%26b&country=PT'],
    ['/jobs?resource=1', '/jobs?resource=1'],
    ['/jobs?source', '/jobs?source'],
  ])
    expect([address, withoutCampaign(address ?? '')]).toEqual([address, rest]);
});
