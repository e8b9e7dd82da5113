import type { Log } from '../log.ts';
import type { Listener } from './listener.ts';
import { requestIdOf } from './request-id.ts';

/** One line for each request, once its answer is sent. `routeOf` gives a path's pattern: never the path itself. */
export const logging =
  (listener: Listener, log: Log, routeOf: (path: string) => string | undefined): Listener =>
  async (request, response) => {
    const { socket, method } = request;
    const started = performance.now();
    const before = socket.bytesWritten;
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    response.once('close', () =>
      log.info(
        {
          method,
          route: routeOf(path) ?? 'other',
          status: response.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          // With the headers.
          bytes: socket.bytesWritten - before,
          requestId: requestIdOf(request),
        },
        'request',
      ),
    );
    await listener(request, response);
  };
