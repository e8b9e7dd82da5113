import type { StatementWatch } from '../db/prepared-statements.ts';
import type { Listener } from '../http/listener.ts';
import type { Log } from '../log.ts';

export interface TracingConfig {
  /** That takes OTLP over HTTP at `/v1/traces`. */
  endpoint: URL;
  /** Of 0 to 1, the share of traces that are kept; a proxy's own decision counts before it. */
  share: number;
  service: string;
  /** Whether the traces of callers are continued: only a proxy may say which. */
  continuesTraces: boolean;
}

/** What caused a task: the request's id, and the `traceparent` (W3C Trace Context) of what it did. */
export interface Cause {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

export interface Tracing {
  /** A span for each request. `routeOf` gives a path's pattern: never the path itself. */
  tracing(listener: Listener, routeOf: (path: string) => string | undefined): Listener;
  /** A span for each statement. */
  statement: StatementWatch;
  /** The `traceparent` of what runs now. */
  current(): string | undefined;
  /** A span for a task, in the trace of its cause. */
  task<Result>(name: string, cause: Cause, run: () => Promise<Result>): Promise<Result>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** Sends traces to a collector of OpenTelemetry, where one is configured (decision 0141). */
export async function openTracing(config: TracingConfig | undefined, log: Log): Promise<Tracing | undefined> {
  if (!config) return undefined;
  // Loaded only where it is wanted.
  const { createTracing } = await import('./spans.ts');
  return createTracing(config, log);
}
