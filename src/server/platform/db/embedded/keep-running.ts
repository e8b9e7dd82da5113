/** A PostgreSQL that runs, until it is stopped or ends by itself. */
export interface Server {
  runs(): Promise<boolean>;
  /** Ends it, with whatever is connected to it. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks whether it still runs. */
const LOOK = 500;

/**
 * Starts the server again whenever it ends without being told to: killed for want of memory, or crashed. What was
 * committed is there again; requests meanwhile find no database.
 */
export function keepRunning(
  first: Server,
  startAgain: () => Promise<Server>,
  log: (message: string) => void,
): Pick<Server, 'stop'> {
  let running = first;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (await running.runs()) return;
    // What watched the one that ended has nothing left to watch.
    await running.stop();
    running = await startAgain();
  }

  const timer = setInterval(() => {
    // Where it cannot be started yet, since a part of the old one is still ending, the next look tries again.
    looking ??= look()
      .catch((error: unknown) => log(String(error)))
      .finally(() => (looking = undefined));
  }, LOOK);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await running.stop();
    },
  };
}
