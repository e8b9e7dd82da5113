import { describe, expect, onTestFinished, test } from 'vitest';

import { startTranslationServer } from '#test/support/translation-server.ts';

import { createLog } from '../log.ts';
import { checkTranslation } from '../translation/translator.ts';
import { watchParts, type Checks, type PartState } from './parts.ts';

describe('a part of the site', () => {
  /** Watched, with what the log says of it. */
  function watch(checks: Checks) {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    const parts = watchParts(checks, log);
    parts.start();
    onTestFinished(() => parts.stop());
    return { lines, states: () => Object.fromEntries(parts.list().map(({ name, state }) => [name, state])), parts };
  }

  test('is said to be down once, with the reason, and to be up again once', async () => {
    let isAway = true;
    let asked = 0;
    const read = (): PartState => {
      asked += 1;
      if (isAway) throw Object.assign(new Error('no bucket'), { code: 'ECONNREFUSED' });
      return 'ok';
    };
    const { lines, parts } = watch({ storage: { every: 1, read } });
    await expect.poll(() => asked).toBeGreaterThan(5);
    expect(parts.list()).toMatchObject([{ name: 'storage', state: 'down', isUp: false }]);
    isAway = false;
    await expect.poll(() => parts.list()).toMatchObject([{ state: 'ok', isUp: true }]);
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'part is down', part: 'storage', reason: 'ECONNREFUSED no bucket', level: 40 }),
      expect.objectContaining({ msg: 'part is up again', part: 'storage', seconds: 0, level: 40 }),
    ]);
  });

  test('is down since it was first found so, whatever is wrong with it later', async () => {
    let state: 'down' | 'read_only' = 'down';
    const { states, parts, lines } = watch({ database: { every: 1, read: () => state } });
    await expect.poll(states).toEqual({ database: 'down' });
    const [before] = parts.list();
    state = 'read_only';
    await expect.poll(states).toEqual({ database: 'read_only' });
    expect([parts.list()[0]?.since, lines.length]).toEqual([before?.since, 1]);
  });

  test('is asked once while it does not answer, and is down meanwhile; a queue is busy', async () => {
    let asked = 0;
    const read = () => {
      asked += 1;
      return new Promise<'ok'>(() => {});
    };
    const { states, lines } = watch({ storage: { every: 1, read }, queue: { every: 1, read, late: 'busy' } });
    await expect.poll(states).toEqual({ queue: 'busy', storage: 'down' });
    expect([asked, lines.map(({ part }) => part)]).toEqual([2, ['storage']]);
  });

  test('is a translation service, whose texts are not spent on the question', async () => {
    const server = await startTranslationServer();
    const service = { url: new URL(server.url), key: undefined };
    await checkTranslation(service);
    expect(server.asked).toEqual([]);
    server.answer = { status: 503, body: '' };
    await expect(checkTranslation(service)).rejects.toThrow('It answered 503.');
    await server.close();
    await expect(checkTranslation(service)).rejects.toThrow('unreachable');
  });
});
