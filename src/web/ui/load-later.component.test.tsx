import { expect, test } from 'vitest';

import { loadLater } from './load-later.tsx';

test('loads a part once the page works and is idle', async () => {
  let loads = 0;
  loadLater(async () => {
    loads += 1;
    return { default: () => null };
  });
  expect(loads).toBe(0);
  dispatchEvent(new Event('parlance.hydrated'));
  await expect.poll(() => loads).toBe(1);
  dispatchEvent(new PointerEvent('pointermove'));
  expect(loads).toBe(1);
});
