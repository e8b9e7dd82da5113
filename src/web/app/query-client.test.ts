import { focusManager, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

const MINUTE = 60_000;
const queryKey = ['jobs'];

let client: QueryClient;
let asked: number;
const queryFn = () => Promise.resolve((asked += 1));

beforeEach(() => {
  vi.useFakeTimers();
  [client, asked] = [createQueryClient({ isServer: false }), 0];
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

test('what was read is used again for five minutes (T289)', async () => {
  await client.fetchQuery({ queryKey, queryFn });
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(await client.fetchQuery({ queryKey, queryFn })).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await client.fetchQuery({ queryKey, queryFn })).toBe(2);
});

test('forgets unused data after ten minutes (T290)', async () => {
  await client.fetchQuery({ queryKey, queryFn });
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(client.getQueryData(queryKey)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('what failed is asked for once more (T291)', async () => {
  const failing = client.fetchQuery({
    queryKey,
    queryFn() {
      asked += 1;
      throw new Error('Not now.');
    },
  });
  const settled = expect(failing).rejects.toThrow('Not now.');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await settled;
  expect(asked).toBe(2);
});

test('returning to the window reloads nothing, however old it is (T307)', async () => {
  const end = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toBe(1);
  focusManager.setFocused(undefined);
  end();
});
