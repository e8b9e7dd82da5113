// The baseline: bare Node that holds the same streams, and writes the same bytes to all of them in one loop.
import { createServer } from 'node:http';

const streams = new Set();
createServer((request, response) => {
  if (request.url === '/broadcast') {
    for (const stream of streams) stream.write(process.env.FRAME);
    response.end();
  } else if (request.url === '/api/live') {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    response.write('id: 0\nevent: open\ndata: {}\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  } else response.end();
}).listen(Number(process.env.PORT), '127.0.0.1');
