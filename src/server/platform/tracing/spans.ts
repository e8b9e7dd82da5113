import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Listener } from '../http/listener.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Log } from '../log.ts';
import type { Cause, Tracing, TracingConfig } from './tracing.ts';

const STATEMENT_MAX = 2_000;
/** Milliseconds that a stopping process spends on what it has not sent. */
const LAST = 2_000;
/** Asked every few seconds by whoever watches the site. */
const UNTRACED = new Set(['/healthz', '/readyz']);

/** Names and attributes are those of OpenTelemetry's semantic conventions; none holds a path, an address or a value. */
export function createTracing({ endpoint, share, service, continuesTraces }: TracingConfig, log: Log): Tracing {
  const exporter = new WatchedExporter(`${endpoint.href.replace(/\/$/, '')}/v1/traces`, log);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = new Spans(provider.getTracer('parlance'));
  return {
    tracing: (listener, routeOf) => traceRequests(spans, listener, { routeOf, continuesTraces }),
    statement: (text, took) => traceStatement(spans, text, took),
    current: () => spans.current(),
    task: (name, cause, run) => traceTask(spans, name, cause, run),
    async close() {
      // What went wrong is in the log.
      await Promise.race([provider.shutdown().catch(() => {}), sleep(LAST, undefined, { ref: false })]);
    },
  };
}

/** Says when the collector stops taking traces, and when it takes them again. */
class WatchedExporter extends OTLPTraceExporter {
  #log: Log;
  #isAway = false;

  constructor(url: string, log: Log) {
    super({ url });
    this.#log = log;
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      const isAway = result.code !== ExportResultCode.SUCCESS;
      if (isAway && !this.#isAway) this.#log.warn({ err: result.error }, 'traces cannot be sent');
      if (!isAway && this.#isAway) this.#log.info('traces are sent again');
      this.#isAway = isAway;
      done(result);
    });
  }
}

/** Not the global context of OpenTelemetry, which two sites in a process would share. */
class Spans {
  #tracer: Tracer;
  #contexts = new AsyncLocalStorage<Context>();
  #propagator = new W3CTraceContextPropagator();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  get active(): Context | undefined {
    return this.#contexts.getStore();
  }

  start(name: string, options: SpanOptions, parent: Context): Span {
    return this.#tracer.startSpan(name, options, parent);
  }

  run<Result>(span: Span, parent: Context, run: () => Result): Result {
    return this.#contexts.run(trace.setSpan(parent, span), run);
  }

  /** @param carrier has a `traceparent`, or none */
  continued(carrier: object): Context {
    return this.#propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
  }

  current(): string | undefined {
    const carrier: { traceparent?: string } = {};
    if (this.active) this.#propagator.inject(this.active, carrier, defaultTextMapSetter);
    return carrier.traceparent;
  }
}

interface RequestOptions {
  routeOf: (path: string) => string | undefined;
  continuesTraces: boolean;
}

const traceRequests =
  (spans: Spans, listener: Listener, { routeOf, continuesTraces }: RequestOptions): Listener =>
  async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (UNTRACED.has(path)) return listener(request, response);
    const parent = continuesTraces ? spans.continued(request.headers) : ROOT_CONTEXT;
    const [method, route] = [request.method ?? 'GET', routeOf(path) ?? 'other'];
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'parlance.request_id': requestIdOf(request),
    };
    const span = spans.start(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    await spans.run(span, parent, () => listener(request, response));
  };

function traceStatement(spans: Spans, text: string, took: number): void {
  // Outside of requests and tasks, the site asks after itself.
  if (!spans.active) return;
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, STATEMENT_MAX),
  };
  const startTime = Date.now() - took;
  spans.start(operation, { kind: SpanKind.CLIENT, attributes, startTime }, spans.active).end();
}

async function traceTask<Result>(
  spans: Spans,
  name: string,
  { requestId, traceparent }: Cause,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = spans.continued({ traceparent });
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': name,
    ...(requestId === undefined ? {} : { 'parlance.request_id': requestId }),
  };
  const span = spans.start(`process ${name}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  try {
    return await spans.run(span, parent, run);
  } catch (error) {
    // Its message may hold what a person wrote. The log has it.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
