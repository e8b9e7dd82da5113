import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('an outage', () => {
  const MINUTE = 60_000;
  const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let lines: { msg: string; times?: number; err: { stack?: string; code?: string } }[];
  let log: ReturnType<typeof createLog>;
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is logged with its stack once, then once a minute with how often it was met', () => {
    for (let time = 0; time < 100; time += 1) log.error({ err: gone() }, 'request failed');
    expect(lines.map(({ msg, err }) => [msg, typeof err.stack])).toEqual([['request failed', 'string']]);
    vi.advanceTimersByTime(MINUTE);
    expect(lines.slice(1)).toMatchObject([{ msg: 'request failed', times: 99, err: { code: 'ECONNREFUSED' } }]);
    expect(lines[1]?.err.stack).toBeUndefined();
  });

  test('that is over is logged with its stack again when it comes back', () => {
    log.error({ err: gone() }, 'request failed');
    vi.advanceTimersByTime(2 * MINUTE);
    log.child({ requestId: 'a' }).error({ err: gone() }, 'request failed');
    expect(lines.map(({ err }) => typeof err.stack)).toEqual(['string', 'string']);
  });

  test('is counted by what failed and why, also inside of another error', () => {
    const stopped = Object.assign(new Error('terminating connection'), { code: '57P01' });
    for (const err of [gone(), stopped, new Error('Cannot read the file a', { cause: gone() })])
      log.error({ err }, 'request failed');
    log.error({ err: gone() }, 'task failed');
    expect(lines.map(({ msg, err }) => [msg, err.code])).toEqual([
      ['request failed', 'ECONNREFUSED'],
      ['request failed', '57P01'],
      ['task failed', 'ECONNREFUSED'],
    ]);
  });

  test('hides no other error: each has its request', () => {
    for (let time = 0; time < 3; time += 1) log.error({ err: new TypeError('not a function') }, 'request failed');
    expect(lines).toHaveLength(3);
  });
});
