import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import { describeApi } from './api.ts';

const require = createRequire(import.meta.url);

type Document = Awaited<ReturnType<typeof describeApi>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const HOUR = 3_600;

/** OpenAPI 3.1, as JSON and as an interactive page, whose parts are served by ourselves (decision 0088). */
export function apiDocs(appUrl: URL): Hono {
  let described: Promise<Document> | undefined;
  const describe = () => (described ??= describeApi(appUrl));
  return new Hono()
    .get('/openapi.json', async (context) => context.json(await describe()))
    .get('/docs', async (context) => context.html(page(await describe())))
    .get('/docs/start.js', (context) => context.body(START, 200, headersOf('text/javascript')))
    .get(
      '/docs/viewer.js',
      serve(() => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'),
    )
    .get(
      '/docs/viewer.css',
      serve(() => require.resolve('swagger-ui-dist/swagger-ui.css'), 'text/css'),
    );
}

const headersOf = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': `max-age=${HOUR}` });

/** Read and compressed when it is first asked for. */
function serve(find: () => string, type: string) {
  let packed: Promise<Buffer<ArrayBuffer>> | undefined;
  return async (context: Context) => {
    const headers = { ...headersOf(type), vary: 'Accept-Encoding' };
    if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? ''))
      return context.body(await buffer(createReadStream(find())), 200, headers);
    const bytes = await (packed ??= buffer(createReadStream(find()).pipe(createGzip())));
    return context.body(bytes, 200, { ...headers, 'content-encoding': 'gzip' });
  };
}

/** The key that somebody tries is not kept in the browser. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

const page = (document: Document) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="/api/docs/viewer.css" />
        <script defer src="/api/docs/viewer.js"></script>
        <script defer src="/api/docs/start.js"></script>
      </head>
      <body>
        <main>
          <div id="docs"></div>
          <noscript>
            <h1>${document.info.title} API</h1>
            <p>${document.info.description}</p>
            <p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Every path begins with <code>/api</code>.</p>
            <dl>
              ${operations(document).map(
                ({ method, path, summary }) =>
                  html`<dt><code>${method.toUpperCase()} ${path}</code></dt>
                    <dd>${summary}</dd>`,
              )}
            </dl>
          </noscript>
        </main>
      </body>
    </html>`;

function operations(document: Document): { method: string; path: string; summary: string }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, summary: operation.summary ?? '' }] : [];
    }),
  );
}
