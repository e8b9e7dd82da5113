import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

import { defaultLocale, isLocale, type Locale, localizePath } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import { m } from '#generated/paraglide/messages.js';

import { describeApi } from './api.ts';
import { dataFile } from './platform/data-file.ts';
import { pickEncoding } from './platform/http/encodings.ts';

type Document = Awaited<ReturnType<typeof describeApi>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const HOUR = 3_600;

/** OpenAPI 3.1, as JSON and as an interactive page. Its script is ours to serve: the content security policy allows no other. */
export function apiDocs(appUrl: URL): Hono {
  let described: Promise<Document> | undefined;
  const describe = () => (described ??= describeApi(appUrl));
  return new Hono()
    .get('/openapi.json', async (context) => context.json(await describe()))
    .get('/docs', async (context) => context.html(page(await describe(), localeOf(context.req.query('locale')))))
    .get('/docs/own.css', (context) => context.body(STYLE, 200, headersOf('text/css')))
    .get('/docs/start.js', (context) => context.body(START, 200, headersOf('text/javascript')))
    .get(
      '/docs/viewer.js',
      serve(() => dataFile('swagger-ui-dist/swagger-ui-bundle.js'), 'text/javascript'),
    )
    .get(
      '/docs/viewer.css',
      serve(() => dataFile('swagger-ui-dist/swagger-ui.css'), 'text/css'),
    );
}

const headersOf = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': `max-age=${HOUR}` });

/** Read and compressed when it is first asked for. */
function serve(find: () => string, type: string) {
  let packed: Promise<Buffer<ArrayBuffer>> | undefined;
  return async (context: Context) => {
    const headers = { ...headersOf(type), vary: 'Accept-Encoding' };
    if (!pickEncoding(context.req.header('accept-encoding'), ['gzip']))
      return context.body(await buffer(createReadStream(find())), 200, headers);
    const bytes = await (packed ??= buffer(createReadStream(find()).pipe(createGzip())));
    return context.body(bytes, 200, { ...headers, 'content-encoding': 'gzip' });
  };
}

const localeOf = (text: string | undefined): Locale => (isLocale(text) ? text : defaultLocale);

/** The viewer's greens, blues and greys are too light for small text. */
const STYLE = `body { margin: 0; font-family: sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; padding: 1rem 1.25rem 0; }
header a { color: #1a5c3f; }
h1 { margin: 0; font-size: 1.5rem; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .info .title small { background: #595f69; }
.swagger-ui .info .title small.version-stamp { background: #3f6b00; }
.swagger-ui .info a, .swagger-ui .info .url { color: #1d5aa8; }
.swagger-ui .btn.authorize { border-color: #1a5c3f; color: #1a5c3f; }
.swagger-ui .btn.authorize svg { fill: #1a5c3f; }
`;

/**
 * The browser does not store the key that a user tries. The viewer leaves its list of servers without a name, and skips
 * a level of headings.
 */
const START = `new MutationObserver(() => {
  document.querySelector('#docs #servers')?.setAttribute('aria-label', 'Server');
  for (const heading of document.querySelectorAll('#docs h3.opblock-tag')) heading.setAttribute('aria-level', '2');
}).observe(document.getElementById('docs'), { childList: true, subtree: true });
SwaggerUIBundle({
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

const page = (document: Document, locale: Locale) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${m.keys_docs({}, { locale })} · ${document.info.title}</title>
        <link rel="stylesheet" href="/api/docs/viewer.css" />
        <link rel="stylesheet" href="/api/docs/own.css" />
        <script defer src="/api/docs/viewer.js"></script>
        <script defer src="/api/docs/start.js"></script>
      </head>
      <body>
        <header>
          <h1>${m.keys_docs({}, { locale })}</h1>
          <a href="${localizePath(paths.home(), locale)}">${m.app_go_home({}, { locale })}</a>
        </header>
        <section lang="en" aria-label="API">
          <div id="docs"></div>
          <noscript>
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
        </section>
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
