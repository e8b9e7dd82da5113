import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';

import { isPublic } from '#web/app/page-kind.ts';
import { requestOf } from '#web/app/request-context.ts';
import { withWrittenTexts } from '#web/app/written-texts.ts';

const TIMEOUT = 10_000;
/** React Router's links to the page's scripts. On a slow line they come after what is seen: text, styles, font. */
const AHEAD = '<link rel="modulepreload"';

/**
 * Without streaming: loaders have read everything, and a whole page can be cached, compressed once and sent with its
 * true status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, viewer, writtenTexts } = requestOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  const rendered = await renderWhole(<ServerRouter context={router} url={request.url} nonce={nonce} />, nonce);
  const { matches } = router.staticHandlerContext;
  const isPublicPage = isPublic(matches.map(({ route }) => route));
  // A static page has no React to compare it.
  if (isPublicPage && viewer === null) return new Response(rendered, { status, headers });
  const html = withWrittenTexts(rendered, writtenTexts).replaceAll(AHEAD, `${AHEAD} fetchpriority="low"`);
  return new Response(html, { status, headers });
}

/** Errors that React Router answers with an error page itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Aborted requests and refusals are not failures.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) requestOf(context).report(error);
};

async function renderWhole(element: React.ReactElement, nonce: string): Promise<string> {
  let late: NodeJS.Timeout | undefined;
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // All is ready: no part waits at the end of the page for a script to bring it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    late = setTimeout(abort, TIMEOUT).unref();
    // A pending timer would hold the whole rendering, a megabyte, in memory.
  }).finally(() => clearTimeout(late));
}
