// For the way back, the data of visited pages is kept in this tab, until something happens that may change it: as a browser
// keeps whole pages (decision 0097).

const DATA = /(?:\/_root)?\.data$/;
/** Milliseconds: what other people do is told by live events, but not all of it. */
const KEPT_FOR = 5 * 60_000;
const PAGES = 20;
/** Milliseconds: the first and the longest delay before a page is read again. */
const PAUSE = 1_000;
const PAUSE_MAX = 30_000;
/** Maximum reloads of a page because of events that arrive meanwhile. */
const MOST_NEWS = 3;

interface KeptPage {
  data: ArrayBuffer;
  headers: Headers;
  readAt: number;
}

/** By what was asked for; the latest last. */
const pages = new Map<string, KeptPage>();
/** A path and query: the next time it is asked for, what is kept of it is the answer. */
let answeredByKept: string | undefined;
/** How often pages were forgotten. */
let changes = 0;
/** The browser's own. */
let read = globalThis.fetch;

/** After a change of one's own, and when a live event says that there is news. */
export function forgetPages(): void {
  changes += 1;
  pages.clear();
}

/**
 * Reloads the data of the current page, as often as needed. Keeps the page until then: React Router would replace it by
 * the error page, and input would be lost. Lists that start over with the loaded data would miss events that arrive
 * meanwhile, so it is reloaded again.
 *
 * @param revalidate React Router's
 */
export async function refreshPage(revalidate: () => Promise<void>): Promise<void> {
  const shown = location.pathname + location.search;
  const address = dataOf(shown);
  const isLeft = () => location.pathname + location.search !== shown;
  let [pause, news] = [PAUSE, 0];
  while (!isLeft()) {
    const before = changes;
    const answer = await read(address).catch(() => undefined);
    if (answer && answer.status < 500) {
      await keep(address, answer, changes);
      if (changes === before || news === MOST_NEWS) break;
      news += 1;
    } else {
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, PAUSE_MAX);
    }
  }
  if (isLeft()) return;
  // React Router asks for it once more.
  answeredByKept = shown;
  await revalidate();
  if (answeredByKept === shown) answeredByKept = undefined;
}

/**
 * React Router reads pages with `fetch`, and takes no other way of reading. Called once, before it starts.
 *
 * @param first the path and query of the page that came as HTML
 */
export function keepPages(first: string): void {
  read = globalThis.fetch;
  addEventListener('popstate', () => {
    answeredByKept = location.pathname + location.search;
  });
  let isFirstKept = false;
  globalThis.fetch = async (input, init) => {
    if (!isOfPage(input, init)) return read(input, init);
    // Else it names the parts of the page that are not there yet.
    const whole = new URL(input);
    whole.searchParams.delete('_routes');
    const page = (whole.pathname.replace(DATA, '') || '/') + whole.search;
    const isKept = page === answeredByKept;
    answeredByKept = undefined;
    const kept = isKept ? (findKept(input) ?? findKept(whole)) : undefined;
    if (kept) return new Response(kept.data, { headers: kept.headers });
    const before = changes;
    const response = await read(input, init);
    void keep(input, response, before);
    if (!isFirstKept && page !== first) {
      isFirstKept = true;
      void globalThis.fetch(dataOf(first), { priority: 'low' }).catch(() => {});
    }
    return response;
  };
}

const isOfPage = (input: RequestInfo | URL, init: RequestInit | undefined): input is URL =>
  input instanceof URL && DATA.test(input.pathname) && (init?.method ?? 'GET') === 'GET';

function dataOf(page: string): URL {
  const url = new URL(page, location.origin);
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  return url;
}

function findKept({ href }: URL): KeptPage | undefined {
  const kept = pages.get(href);
  return kept && Date.now() - kept.readAt < KEPT_FOR ? kept : undefined;
}

/** `before`: the changes when it was requested. A preloaded page may be older than a change. */
async function keep({ href }: URL, response: Response, before: number): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  const [readAt, { headers }] = [Date.now(), response];
  // A page that is left before it was read ends here.
  const data = await response
    .clone()
    .arrayBuffer()
    .catch(() => undefined);
  if (!data || changes !== before) return;
  pages.delete(href);
  pages.set(href, { data, headers, readAt });
  const [oldest] = pages.keys();
  if (pages.size > PAGES && oldest !== undefined) pages.delete(oldest);
}
