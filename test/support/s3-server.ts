import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  endpoint: string;
  objects: Map<string, Buffer>;
  requests: string[];
  close(): Promise<void>;
}

/**
 * A minimal S3 over HTTP: put, get, delete, list in pages of two, and head of the bucket. On a free port unless one is
 * given.
 * @param objects - its initial content
 */
export async function startS3(bucket: string, port = 0, objects = new Map<string, Buffer>()): Promise<S3Server> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void answer(bucket, objects, request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  bucket: string,
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://s3');
  const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
  const key = rest.join('/');
  const body = await buffer(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return refuse(response, 403, 'AccessDenied');
  if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') {
    // A wrong digest means that the body was framed in a way that simple stores do not support.
    const digest = createHash('sha256').update(body).digest('hex');
    if (![digest, 'UNSIGNED-PAYLOAD'].includes(String(request.headers['x-amz-content-sha256'])))
      return refuse(response, 501, 'NotImplemented');
    objects.set(key, body);
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.statusCode = 204;
  } else if (request.method === 'GET' && key) {
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-length', object.length).write(object);
  } else if (request.method === 'GET') {
    response.setHeader('content-type', 'application/xml').write(list(objects, url.searchParams));
  }
  response.end();
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

function list(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const more =
    start + 2 < keys.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${start + 2}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  const contents = keys
    .slice(start, start + 2)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>1</Size><ETag>"x"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`;
}
