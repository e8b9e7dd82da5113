/** From a worker to its parent. */
export type ChildMessage<Result> = 'ready' | { result: Result } | { failure: string };

/** Makes this process a worker of a pool (pool.ts), until its parent ends. */
export function serveJobs(answer: (job: never) => Promise<unknown>): void {
  const send = (message: ChildMessage<unknown>) => process.send?.(message);
  process.on('message', (job: unknown) => {
    answer(job as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  // Sent to the whole group: the parent still needs its workers.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  send('ready');
}
