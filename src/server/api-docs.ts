import { Hono } from 'hono';
import { html } from 'hono/html';

import { describeApi } from './api.ts';

type Document = Awaited<ReturnType<typeof describeApi>>;
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** OpenAPI 3.1, as JSON and as a page. */
export function apiDocs(appUrl: URL): Hono {
  let described: Promise<Document> | undefined;
  const describe = () => (described ??= describeApi(appUrl));
  return new Hono()
    .get('/openapi.json', async (context) => context.json(await describe()))
    .get('/docs', async (context) => context.html(page(await describe())));
}

const page = (document: Document) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title} API</h1>
          <p>${document.info.description}</p>
          <p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Every path begins with <code>/api</code>.</p>
          ${operations(document).map(
            ({ method, path, operation }) => html`
              <section>
                <h2><code>${method.toUpperCase()} ${path}</code></h2>
                <p>${operation.summary ?? ''}</p>
                ${operation.parameters?.length ? details('Parameters', operation.parameters) : ''}
                ${operation.requestBody ? details('Request body', operation.requestBody) : ''}
                ${operation.responses ? details('Answers', operation.responses) : ''}
              </section>
            `,
          )}
        </main>
      </body>
    </html>`;

const details = (title: string, value: unknown) =>
  html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`;

function operations(document: Document): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}
