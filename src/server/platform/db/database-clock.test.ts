import { afterEach, expect, test, vi } from 'vitest';

import { createTestApp } from '#test/support/app.ts';

afterEach(() => void vi.useRealTimers());

test.for([600_000, -600_000])('a process whose machine is %d ms off has the time of the database', async (off) => {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + off });
  const app = await createTestApp();
  expect(Math.abs(app.ctx().clock.now().getTime() - real)).toBeLessThan(60_000);
  // The machine's clock jumps.
  vi.setSystemTime(real + 2 * off);
  expect(Math.abs(app.ctx().clock.now().getTime() - real)).toBeLessThan(60_000);
  await app.close();
});
