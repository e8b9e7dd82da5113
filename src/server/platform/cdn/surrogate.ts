/** Seconds for which a CDN keeps a page if no purge of it arrives. */
const LASTS = 3_600;

const NAMES = ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'] as const;

/**
 * For a CDN alone, which keeps the page until one of its topics is purged; browsers ask each time. The names are those of Fastly
 * and Varnish, and of Cloudflare and RFC 9213.
 */
export const surrogateHeaders = (topics: Iterable<string>): Record<(typeof NAMES)[number], string> => ({
  'surrogate-key': [...topics].join(' '),
  'cache-tag': [...topics].join(','),
  'surrogate-control': `max-age=${LASTS}`,
  'cdn-cache-control': `max-age=${LASTS}`,
});

/** What is not for everybody is not for a CDN. */
export function withoutSurrogate(response: Response): Response {
  for (const name of NAMES) response.headers.delete(name);
  return response;
}
