/** What a process of a pool says to its parent. */
export type ChildMessage<Result> = 'ready' | { result: Result } | { failure: string };

/**
 * Makes this process one of a pool (pool.ts): it answers one job after the other until its parent is gone.
 */
export function answerJobs(answer: (job: never) => Promise<unknown>): void {
  const send = (message: ChildMessage<unknown>) => process.send?.(message);
  process.on('message', (job: unknown) => {
    answer(job as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Meant for the whole group: the parent finishes the requests that it has, and needs its processes for
  // that.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  send('ready');
}
