import { setImmediate as turn } from 'node:timers/promises';

interface Call<Result> {
  key: string;
  answer: PromiseWithResolvers<Result | undefined>;
}

/**
 * Combines simultaneous calls, and calls made while `work` runs, into one call of `work`, which never runs twice at
 * once. It gets each key once; a second call with the same key waits for the next run.
 */
export function batch<Result>(
  work: (keys: string[]) => Promise<ReadonlyMap<string, Result>>,
): (key: string) => Promise<Result | undefined> {
  let waiting: Call<Result>[] = [];
  let isWorking = false;

  async function workAll(): Promise<void> {
    isWorking = true;
    await turn();
    while (waiting.length > 0) {
      const calls = new Map<string, Call<Result>>();
      const later: Call<Result>[] = [];
      for (const call of waiting) {
        if (calls.has(call.key)) later.push(call);
        else calls.set(call.key, call);
      }
      waiting = later;
      try {
        const results = await work([...calls.keys()]);
        for (const { key, answer } of calls.values()) answer.resolve(results.get(key));
      } catch (error) {
        for (const { answer } of calls.values()) answer.reject(error);
      }
    }
    isWorking = false;
  }

  return (key) => {
    const answer = Promise.withResolvers<Result | undefined>();
    waiting.push({ key, answer });
    if (!isWorking) void workAll();
    return answer.promise;
  };
}
